extension BundledHeroes {
  /// The heroes of the orchard.
  static let orchard = #"""
    {"id": 900027, "name": "Bramblewick", "real_name": "Tobias Fenn",
    "aliases": "Old Thorn",
    "deck": "A lamplighter whose wicks are thorns that burn green.",
    "description": "<h2>Origin</h2><p>Tobias lit the lane to the orchard every night for a \#
    ghost who turned out to be a gardener.</p><h2>Today</h2><p>His green light shows what a \#
    thing was before it was broken.</p>",
    "count_of_issue_appearances": 90, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4027, "name": "Orchard Row", "issue_number": "1"},
    "powers": [{"id": 156, "name": "Thorns"}, {"id": 157, "name": "Light that mends"}],
    "teams": [{"id": 65, "name": "The Allotment"}],
    "image": {"super_url": "drawn://900027/super.png", "thumb_url": "drawn://900027/thumb.png"}},
    {"id": 900028, "name": "Appleseed Ada", "real_name": "Adaeze Winter",
    "aliases": "Ada",
    "deck": "Every seed she throws is a tree by morning.",
    "description": "<h2>Origin</h2><p>Ada planted one pip in the mortar of a prison wall, and \#
    went home to wait.</p><h2>Today</h2><p>She has freed towns with fruit and has never once \#
    been caught with an axe.</p>",
    "count_of_issue_appearances": 134, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4028, "name": "Orchard Row", "issue_number": "2"},
    "powers": [{"id": 158, "name": "Instant trees"}, {"id": 159, "name": "Speaks with roots"}],
    "teams": [{"id": 65, "name": "The Allotment"}],
    "image": {"super_url": "drawn://900028/super.png", "thumb_url": "drawn://900028/thumb.png"}},
    {"id": 900029, "name": "Honeyguard", "real_name": "Matteo Silvestri",
    "aliases": "The Keeper",
    "deck": "Forty thousand bees, one mind, excellent manners.",
    "description": "<h2>Origin</h2><p>The swarm chose Matteo at his own wedding and the \#
    bride, a biologist, approved.</p><h2>Today</h2><p>They knock before they enter. They \#
    always knock.</p>",
    "count_of_issue_appearances": 99, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4029, "name": "Hive Mind, Kind Mind", "issue_number": \#
    "1"},
    "powers": [{"id": 160, "name": "Commands bees"}, {"id": 161, "name": "Honey that heals"}],
    "teams": [{"id": 65, "name": "The Allotment"}],
    "image": {"super_url": "drawn://900029/super.png", "thumb_url": "drawn://900029/thumb.png"}},
    {"id": 900030, "name": "Hornbeam", "real_name": "Gudrun Asmussen",
    "aliases": "The Hard Tree",
    "deck": "Skin like bark, patience like a tree, a punch like weather.",
    "description": "<h2>Origin</h2><p>She fell asleep in the wood as a child and was found a \#
    ring thicker.</p><h2>Today</h2><p>Every spring she has to be pruned and every spring she \#
    laughs until the birds leave.</p>",
    "count_of_issue_appearances": 107, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4030, "name": "Orchard Row", "issue_number": "4"},
    "powers": [{"id": 162, "name": "Skin of wood"}, {"id": 114, "name": "Great strength"}],
    "teams": [{"id": 65, "name": "The Allotment"}, {"id": 62, "name": "The Round Reef"}],
    "image": {"super_url": "drawn://900030/super.png", "thumb_url": "drawn://900030/thumb.png"}},
    {"id": 900031, "name": "Mother Moss", "real_name": "Eulalia Prym",
    "aliases": "Moss",
    "deck": "Soft, slow and everywhere.",
    "description": "<h2>Origin</h2><p>What she was before is known to some stones, and they \#
    keep it to themselves.</p><h2>Today</h2><p>Cities wake with their cracks filled in green, \#
    and a note that says rest.</p>",
    "count_of_issue_appearances": 61, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4031, "name": "Soft Ground", "issue_number": "1"},
    "powers": [{"id": 163, "name": "Covers anything"}, {"id": 164, "name": "Muffles sound"}],
    "teams": [{"id": 65, "name": "The Allotment"}],
    "image": {"super_url": "drawn://900031/super.png", "thumb_url": "drawn://900031/thumb.png"}},
    {"id": 900032, "name": "Thistledown", "real_name": "Pip Armitage",
    "aliases": "Down",
    "deck": "He weighs nothing when he is happy.",
    "description": "<h2>Origin</h2><p>Pip floated off at the village f&ecirc;te and was \#
    brought back with a kite.</p><h2>Today</h2><p>He fights sadness first, on principle, and \#
    then from above.</p>",
    "count_of_issue_appearances": 68, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4032, "name": "Orchard Row", "issue_number": "9"},
    "powers": [{"id": 111, "name": "Floats"}, {"id": 165, "name": "Spreads cheer"}],
    "teams": [{"id": 65, "name": "The Allotment"}],
    "image": {"super_url": "drawn://900032/super.png", "thumb_url": "drawn://900032/thumb.png"}},
    {"id": 900033, "name": "Root Cellar", "real_name": "Hector Balan",
    "aliases": "The Grocer",
    "deck": "His cellar has a door in every town.",
    "description": "<h2>Origin</h2><p>Hector went down for potatoes and came up in another \#
    country with the right change.</p><h2>Today</h2><p>He stocks soup, blankets and a way \#
    out.</p><h3>On the shelves</h3><ul><li>Soup in forty jars</li><li>Wool \#
    blankets</li><li>Maps with one arrow</li></ul>",
    "count_of_issue_appearances": 47, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4033, "name": "Soft Ground", "issue_number": "5"},
    "powers": [{"id": 166, "name": "Doors below"}, {"id": 167, "name": "Never runs out"}],
    "teams": [{"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900033/super.png", "thumb_url": "drawn://900033/thumb.png"}},
    {"id": 900034, "name": "Harrow", "real_name": "Sunniva Dale",
    "aliases": "The Furrow",
    "deck": "She draws a line in the earth, and nothing bad steps over it.",
    "description": "<h2>Origin</h2><p>Her plough struck something that had waited for a \#
    thousand harvests to be asked politely.</p><h2>Today</h2><p>The line is visible from the \#
    air; pilots call it the good border.</p>",
    "count_of_issue_appearances": 79, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4034, "name": "Furrow and Field", "issue_number": "1"},
    "powers": [{"id": 168, "name": "Lines of warding"}, {"id": 169, "name": "Moves earth"}],
    "teams": [{"id": 65, "name": "The Allotment"}],
    "image": {"super_url": "drawn://900034/super.png", "thumb_url": "drawn://900034/thumb.png"}},
    {"id": 900035, "name": "Old Russet", "real_name": "Ambrose Tully",
    "aliases": "The Keeper of Seeds",
    "deck": "The oldest hero in service: ninety-four, and due for a rest since 1986.",
    "description": "<h2>Origin</h2><p>Ambrose grafted a branch of the first apple tree onto \#
    his walking stick.</p><h2>Today</h2><p>When he knocks with it, things remember what they \#
    were meant to grow into.</p>",
    "count_of_issue_appearances": 142, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4035, "name": "Orchard Row", "issue_number": "1"},
    "powers": [{"id": 170, "name": "Wakes what sleeps"}, {"id": 171, "name": "Wisdom"}],
    "teams": [{"id": 65, "name": "The Allotment"}, {"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900035/super.png", "thumb_url": "drawn://900035/thumb.png"}},
    {"id": 900036, "name": "Pollen", "real_name": "Leila Haddad",
    "aliases": null,
    "deck": "She is in the air, quite literally, on warm days.",
    "description": "<h2>Origin</h2><p>A greenhouse broke, a storm came, and Leila arrived in \#
    nine gardens at once.</p><h2>Today</h2><p>She gathers herself by evening and tells what \#
    she saw.</p>",
    "count_of_issue_appearances": 55, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4036, "name": "Soft Ground", "issue_number": "8"},
    "powers": [{"id": 172, "name": "Scatters into dust"}, {"id": 173, "name": "Sees from many \#
    places"}],
    "teams": [{"id": 65, "name": "The Allotment"}],
    "image": {"super_url": "drawn://900036/super.png", "thumb_url": "drawn://900036/thumb.png"}},
    {"id": 900037, "name": "Graft", "real_name": "Ilse and Bo Renner",
    "aliases": "The Joined",
    "deck": "Two surgeons and a tree, sharing one steady pair of hands.",
    "description": "<h2>Origin</h2><p>The operation was a success in ways that no journal \#
    would print.</p><h2>Today</h2><p>Graft joins what belongs together, and has begun with \#
    the city council.</p>",
    "count_of_issue_appearances": 44, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4037, "name": "Furrow and Field", "issue_number": "6"},
    "powers": [{"id": 174, "name": "Joins anything"}, {"id": 175, "name": "Heals"}],
    "teams": [{"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900037/super.png", "thumb_url": "drawn://900037/thumb.png"}},
    {"id": 900038, "name": "Windfall", "real_name": "Desmond Okoro",
    "aliases": "Lucky Des",
    "deck": "Things fall into his hands, mostly useful ones.",
    "description": "<h2>Origin</h2><p>He stood under the right tree in the wrong \#
    storm.</p><h2>Today</h2><p>Desmond never plans; his friends plan around him with a large \#
    net.</p>",
    "count_of_issue_appearances": 86, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4038, "name": "Small Chances", "issue_number": "1"},
    "powers": [{"id": 176, "name": "Luck"}, {"id": 177, "name": "Perfect catch"}],
    "teams": [{"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900038/super.png", "thumb_url": "drawn://900038/thumb.png"}},
    {"id": 900039, "name": "Hedgewarden", "real_name": "Prudence Yarrow",
    "aliases": "Miss Yarrow",
    "deck": "Librarian by day, seven miles of angry hedge by night.",
    "description": "<h2>Origin</h2><p>The hedge around the library took out a card in her \#
    name.</p><h2>Today</h2><p>Overdue books come back by themselves now, a little \#
    scratched.</p>",
    "count_of_issue_appearances": 72, "publisher": {"id": 19, "name": "Orchard Row"},
    "first_appeared_in_issue": {"id": 4039, "name": "Furrow and Field", "issue_number": "3"},
    "powers": [{"id": 178, "name": "Commands hedges"}, {"id": 179, "name": "Reads in any \#
    light"}],
    "teams": [{"id": 65, "name": "The Allotment"}],
    "image": {"super_url": "drawn://900039/super.png", "thumb_url": "drawn://900039/thumb.png"}}
    """#
}
