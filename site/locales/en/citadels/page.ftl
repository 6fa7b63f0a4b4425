## The first screen

title = Citadels
tagline = Build the finest city. Trust nobody.

## Menu and settings

## Help

## About

about-1 = An unofficial page for fans of Citadels. It works offline, with no ads and no accounts. Nothing you do here leaves your device.
about-2 = Citadels is a game by Bruno Faidutti. This page is not connected with its author or its publishers. If you like the game, buy it.
about-3 = Buildings, characters, cities and skyline: drawn for this game. Title font: Cinzel by Natanael Gama, SIL Open Font License.
about-4 = Made with Python: Pyodide, PyScript and MicroPython; text with Fluent. The page’s own code is under the MIT licence.
about-licences = Licences
