"""Weights of `value`, made by bench/train; the commands are in docs/bots.md."""

VERSION = 1
WEIGHTS = """{
"outlook": [1.175, 3.733, 1.092, 0.352, 0.437, 0.125, 0.045, 0.301, 0.386, 0.322, 0.185, 0.278, -0.213, 0.113,
0.247, 0.201, 0.035, 0.867, 0.694, 0.296, 0.925, 0.382, 0.878, -0.081]
}"""
