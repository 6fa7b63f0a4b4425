"""Tests of the bots: what they may know, that they play legally, that they are worth playing against."""
