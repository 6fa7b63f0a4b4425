"""Weights of `value`, made by bench/train; the commands are in docs/bots.md."""

VERSION = 1
WEIGHTS = """{
"outlook": [1.557, 4.258, 0.938, 0.218, 0.652, 0.295, 0.295, 0.328, -0.007, 0.287, 0.128, 0.043, -0.283, -0.077,
0.192, 0.249, 0.081, 0.495, 0.489, 0.005, 1.285, 0.258, 0.742, -0.056]
}"""
