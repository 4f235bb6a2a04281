"""The words of the house: Project Fluent bundles, found, loaded and asked for a message.

Faces bring a message id with its arguments and a list of languages, and get back a sentence. The
texts themselves lie beside what they speak of (`games/<slug>/text/*.ftl`); the browser reads the
same files. This room decides nothing about a game and draws nothing.
"""
