"""Three words that lead to a table: easy to say on the telephone, hard to guess.

The words are short, common, harmless, and no two of them differ by one letter alone.  512 of them make 134 million threes; how often
somebody may try is limited (app.py).
"""

from __future__ import annotations

import re
from secrets import choice
from typing import Final

WORDS: Final = """
    acorn album almond amber anchor angle apple apricot apron arch arctic arena armchair arrow athlete atlas attic august autumn avocado
    badge bagel bagpipe bakery balcony ballad ballet balloon ballpark bamboo banana banjo banner barista barley barrel basil basket
    bathtub beach beacon beaver beetle beetroot bicycle biscuit bison blanket blossom bluebell bonfire bonsai book border bottle bouquet
    branch breeze brick bridge broccoli broom brush bubble bucket buffalo bundle butter button cabbage cabin cactus camel camera canal
    candle canoe canyon captain caramel caravan cardigan cargo carpet carrot cashew castle ceiling celery cello chair chalk chapel
    charcoal cheese cheetah cherry chess chestnut chimney chipmunk cinema cinnamon circle circus citrus clarinet cliff clock cloud clover
    coast cobbler cocoa coconut coffee comet compass concert copper coral cottage cotton country coyote cradle crane crater crayon cricket
    crocus crown crystal cucumber cupboard curtain cushion cymbal daffodil dairy dance december desert diamond dinner doctor dolphin
    domino donkey door dragon drawer dream drum duckling dumpling eagle easel echo eclipse eggplant elephant emerald engine envelope
    espresso evening fabric fairway falcon farmer feather fence ferry festival fiddle field finch firefly flag flamingo flannel football
    forest fork fountain foxglove friday frog fruit galaxy gallery garage garden garlic gate gazelle gecko geyser ginger giraffe glacier
    glass globe gondola gorilla granite grape gravel green guitar hammer hammock hamster harbour harvest hazelnut hedgehog helmet heron
    honey horizon hotel house hyacinth igloo iguana indigo iris iron island ivory jackdaw jacket jaguar jasmine jelly jewel jigsaw journal
    juice jungle juniper kangaroo kayak kettle keyboard kitchen koala ladder ladybird lagoon lake lamp lantern laptop laundry lavender
    lemon lemonade leopard letter library lilac linen lizard lobster locket lollipop lotus lunch macaroni mackerel magnet magnolia magpie
    mandarin mandolin mango maple marble marigold market marmot mattress meadow medal meerkat melody melon merchant mermaid meteor
    midnight mirror mitten molecule monday moon morning mosaic muffin museum mushroom music mustard napkin nectar needle noodle november
    nugget nutmeg nutshell oasis oatmeal ocean october octopus olive omelet onion opera orange orbit orchard orchid oregano organ origami
    ostrich otter outback oxygen oyster paddle painter palace pancake pangolin panther papaya paper paprika parade parcel parsley passport
    pasta pastry pavilion peacock peanut pebble pelican pencil penguin pepper piano pickle picnic pigeon pillow pilot pizza planet
    platypus poppy porch postcard potato pottery prairie pretzel primrose prism pudding pulley pumpkin puppet purple puzzle pyramid quail
    quartz queen quilt quince rabbit raccoon radio radish rain rainbow raven recipe rhubarb ribbon river robin robot roof rosemary saffron
    sailor salad salmon sandal sandwich sapphire satin saturn saucer scarf scooter seagull seahorse season shadow shelf shield ship shirt
    shovel shrimp silk silver sketch sleigh slipper snail snow sombrero spark sparrow spider spinach spiral spoon spring squirrel stable
    stadium stamp starfish station statue stone stork stream street sugar summer summit sunday sunset swallow sweater sycamore syrup
    teacher teapot temple tennis tent thimble thistle thunder ticket tiger tomato tortoise toucan tower tractor treasure tree trombone
    trophy truffle trumpet tuesday tulip tundra tunnel turnip turtle tuxedo ukulele umbrella unicorn universe valley vanilla velvet
    village vinegar vineyard viola violet volcano voyage waffle wagon walnut walrus wheat wheel windmill window zebra zigzag
""".split()


def three() -> str:
    """Three words by chance."""
    return "-".join(choice(WORDS) for _ in range(3))


def folded(text: str) -> str:
    """Three words as they are kept, whatever stands between them and however they are written; "" when they are not three."""
    words = re.findall(r"[a-z]+", text.casefold())
    return "-".join(words) if len(words) == 3 else ""
