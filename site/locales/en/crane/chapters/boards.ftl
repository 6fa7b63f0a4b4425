# About the page.
about-1 = An unofficial page. It works offline, with no ads and no accounts. Nothing you do here leaves your device.
about-2 = An own edition by the rules of Praga Caput Regni (Vladimír Suchý, Delicious Games, 2020), not connected with its author or its publishers. Numbers, title, words and pictures are ours.
about-3 = Made with Python: Pyodide, PyScript and MicroPython; text with Fluent; title face Cinzel.
