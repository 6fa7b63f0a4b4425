"""A bot that builds when it can, and else does the first thing that it may."""


def choose(view, options, dice, budget):
    # view: what your seat may know. options: the moves you may make, each a text such as
    # "build temple", with its parts: option.verb == "build", option.name == "temple".
    for option in options:
        if option.verb == "build":
            return option
    return options[0]
