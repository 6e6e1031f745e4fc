extension BundledHeroes {
  /// The heroes of the harbour.
  static let harbour = #"""
    {"id": 900001, "name": "Tidewright", "real_name": "Marit Oyelaran",
    "aliases": "The Carpenter of Water\nTides",
    "deck": "A shipwright who planes and joins water as others do oak.",
    "description": "<h2>Origin</h2><p>Marit learned her trade in the drowned yard of Port \#
    Amber, where the last order on the books was a boat for the sea \#
    itself.</p><h2>Today</h2><p>She builds bridges of standing water for whoever must cross, \#
    and takes them down before the tide asks for them back.</p><h3>Rules of the \#
    yard</h3><ul><li>Measure twice</li><li>Never nail a wave</li><li>Pay the harbour \#
    first</li></ul>",
    "count_of_issue_appearances": 148, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4001, "name": "Harbour Lights", "issue_number": "1"},
    "powers": [{"id": 100, "name": "Shapes water"}, {"id": 101, "name": "Breathes brine"}, \#
    {"id": 102, "name": "Reads currents"}],
    "teams": [{"id": 60, "name": "The Low Water Watch"}],
    "image": {"super_url": "drawn://900001/super.png", "thumb_url": "drawn://900001/thumb.png"}},
    {"id": 900002, "name": "Iron Owl", "real_name": "Casimir Brandt",
    "aliases": "The Night Clerk",
    "deck": "A night clerk with iron wings and an exact memory for faces.",
    "description": "<h2>Origin</h2><p>Casimir kept the guest book of the Hotel Levant for \#
    nineteen years before someone left a pair of wings in room 12.</p><h2>Today</h2><p>He \#
    flies without a sound, apologises to the pigeons, and has never forgotten who signed in \#
    under a false name.</p>",
    "count_of_issue_appearances": 131, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4002, "name": "Harbour Lights", "issue_number": "3"},
    "powers": [{"id": 103, "name": "Silent flight"}, {"id": 104, "name": "Perfect memory"}, \#
    {"id": 105, "name": "Sees in the dark"}],
    "teams": [{"id": 60, "name": "The Low Water Watch"}, {"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900002/super.png", "thumb_url": "drawn://900002/thumb.png"}},
    {"id": 900003, "name": "Saltglass", "real_name": "Ines Calderon",
    "aliases": null,
    "deck": "She turns sand into glass with a hum, and glass into sand with a word.",
    "description": "<h2>Origin</h2><p>A furnace accident gave Ines a voice one note lower \#
    than any bell in town.</p><h2>Today</h2><p>Her windows show the weather of the day after \#
    tomorrow &mdash; as long as nobody asks them twice.</p>",
    "count_of_issue_appearances": 77, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4003, "name": "Furnace Tales", "issue_number": "9"},
    "powers": [{"id": 106, "name": "Shapes glass"}, {"id": 107, "name": "Resonance"}],
    "teams": [{"id": 60, "name": "The Low Water Watch"}],
    "image": {"super_url": "drawn://900003/super.png", "thumb_url": "drawn://900003/thumb.png"}},
    {"id": 900004, "name": "The Ferrywoman", "real_name": null,
    "aliases": "Aunt Crossing",
    "deck": "Nobody knows her price, and everybody has paid it.",
    "description": "<h2>Origin</h2><p>The ferry was already old when the harbour was built \#
    around it.</p><h2>Today</h2><p>She carries people to the other bank of whatever keeps \#
    them awake.</p><blockquote><i>One way is free. It is the way back that \#
    costs.</i></blockquote>",
    "count_of_issue_appearances": 96, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4004, "name": "Harbour Lights", "issue_number": "12"},
    "powers": [{"id": 108, "name": "Crosses anything"}, {"id": 109, "name": "Cannot be \#
    followed"}],
    "teams": [{"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900004/super.png", "thumb_url": "drawn://900004/thumb.png"}},
    {"id": 900005, "name": "Buoy Nine", "real_name": "B-9",
    "aliases": "Nine",
    "deck": "A navigation buoy that woke up and swam ashore with questions.",
    "description": "<h2>Origin</h2><p>Eight buoys marked the channel and nobody remembers \#
    laying a ninth.</p><h2>Today</h2><p>Nine lives in a bath at the harbour office, answers \#
    the telephone, and is right about the weather.</p>",
    "count_of_issue_appearances": 54, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4005, "name": "Harbour Lights", "issue_number": "22"},
    "powers": [{"id": 110, "name": "Radio voice"}, {"id": 111, "name": "Floats"}, {"id": 112, \#
    "name": "Sonar"}],
    "teams": [{"id": 60, "name": "The Low Water Watch"}],
    "image": {"super_url": "drawn://900005/super.png", "thumb_url": "drawn://900005/thumb.png"}},
    {"id": 900006, "name": "Kelp Knight", "real_name": "Torvald Ness",
    "aliases": "Sir Green\nThe Slow Knight",
    "deck": "An honest knight in armour that grows back overnight.",
    "description": "<h2>Origin</h2><p>Torvald lost a bet with a forest under the sea and has \#
    worn it ever since.</p><h2>Today</h2><p>He is late for every battle and has lost none.</p>",
    "count_of_issue_appearances": 88, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4006, "name": "Deep Heraldry", "issue_number": "2"},
    "powers": [{"id": 113, "name": "Armour that grows"}, {"id": 114, "name": "Great \#
    strength"}, {"id": 115, "name": "Endurance"}],
    "teams": [{"id": 62, "name": "The Round Reef"}],
    "image": {"super_url": "drawn://900006/super.png", "thumb_url": "drawn://900006/thumb.png"}},
    {"id": 900007, "name": "Foghorn Finn", "real_name": "Finn Abara",
    "aliases": "Finn",
    "deck": "A boy with a voice that ships set their clocks by.",
    "description": "<h2>Origin</h2><p>He shouted once at the age of six, and the lighthouse \#
    answered.</p><h2>Today</h2><p>Finn whispers all week so that on Sunday he may guide the \#
    fishing fleet home.</p>",
    "count_of_issue_appearances": 41, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4007, "name": "Harbour Lights", "issue_number": "30"},
    "powers": [{"id": 116, "name": "Voice of force"}, {"id": 117, "name": "Finds the lost"}],
    "teams": [{"id": 62, "name": "The Round Reef"}],
    "image": {"super_url": "drawn://900007/super.png", "thumb_url": "drawn://900007/thumb.png"}},
    {"id": 900008, "name": "Anchorite", "real_name": "Sister Agathe Lorne",
    "aliases": "The Still One",
    "deck": "Where she stands, nothing moves her: not storms, not trains, not arguments.",
    "description": "<h2>Origin</h2><p>Agathe took a vow of standing still on the morning of \#
    the great wave, and the wave went around.</p><h2>Today</h2><p>She has left her cell four \#
    times. Each time the city is still there because of it.</p>",
    "count_of_issue_appearances": 63, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4008, "name": "Stillness", "issue_number": "1"},
    "powers": [{"id": 118, "name": "Cannot be moved"}, {"id": 119, "name": "Calms"}],
    "teams": [{"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900008/super.png", "thumb_url": "drawn://900008/thumb.png"}},
    {"id": 900009, "name": "Brackish", "real_name": "João and Tiago Pires",
    "aliases": "The Twins of the Estuary",
    "deck": "Two brothers, one river and one sea, who share a shadow.",
    "description": "<h2>Origin</h2><p>Where the river meets the tide the brothers are one \#
    person; a mile up or down they are two.</p><h2>Today</h2><p>They argue in the middle and \#
    agree at the ends.</p>",
    "count_of_issue_appearances": 39, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4009, "name": "Estuary", "issue_number": "4"},
    "powers": [{"id": 120, "name": "Splits in two"}, {"id": 121, "name": "Swims any water"}],
    "teams": [{"id": 62, "name": "The Round Reef"}],
    "image": {"super_url": "drawn://900009/super.png", "thumb_url": "drawn://900009/thumb.png"}},
    {"id": 900010, "name": "Captain Undertow", "real_name": "Philippa Grange",
    "aliases": "The Captain",
    "deck": "She pulls back what was swept away: hats, houses, people.",
    "description": "<h2>Origin</h2><p>Philippa&#39;s first command was a tug that went down \#
    with its rope still taut.</p><h2>Today</h2><p>She holds the other end of that rope to \#
    this day, and it holds everything.</p>",
    "count_of_issue_appearances": 112, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4010, "name": "Undertow", "issue_number": "1"},
    "powers": [{"id": 122, "name": "Pulls from afar"}, {"id": 123, "name": "Command of ropes"}],
    "teams": [{"id": 60, "name": "The Low Water Watch"}, {"id": 62, "name": "The Round Reef"}],
    "image": {"super_url": "drawn://900010/super.png", "thumb_url": "drawn://900010/thumb.png"}},
    {"id": 900011, "name": "Netmender", "real_name": "Oluwaseun Dada",
    "aliases": "Seun",
    "deck": "He ties knots in coincidence.",
    "description": "<h2>Origin</h2><p>His grandmother mended nets; he mends the holes through \#
    which luck gets out.</p><h2>Today</h2><p>A city that he has walked around once loses \#
    nothing for a month.</p>",
    "count_of_issue_appearances": 45, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4011, "name": "Small Chances", "issue_number": "6"},
    "powers": [{"id": 124, "name": "Ties luck"}, {"id": 125, "name": "Finds patterns"}],
    "teams": [{"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900011/super.png", "thumb_url": "drawn://900011/thumb.png"}},
    {"id": 900012, "name": "Spinnaker", "real_name": "Wilhelmina Ko",
    "aliases": "Mina\nThe Girl with the Sail",
    "deck": "She unfolds a sail from between her shoulders and is gone.",
    "description": "<h2>Origin</h2><p>Mina entered a regatta without a boat, and won it \#
    without touching the water.</p><h2>Today</h2><p>Her sail remembers every wind by name \#
    &amp; greets the good ones.</p>",
    "count_of_issue_appearances": 102, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4012, "name": "Regatta", "issue_number": "1"},
    "powers": [{"id": 126, "name": "Rides any wind"}, {"id": 127, "name": "Light as cloth"}],
    "teams": [{"id": 62, "name": "The Round Reef"}],
    "image": {"super_url": "drawn://900012/super.png", "thumb_url": "drawn://900012/thumb.png"}},
    {"id": 900013, "name": "Moonpool", "real_name": "Dr. Anneke Voss",
    "aliases": "The Diver",
    "deck": "A diver who enters any puddle and leaves by another.",
    "description": "<h2>Origin</h2><p>She went down for a lost camera and came up in a bird \#
    bath three towns away.</p><h2>Today</h2><p>Her maps of the water below all waters fill a \#
    room that is always a little damp.</p>",
    "count_of_issue_appearances": 58, "publisher": {"id": 7, "name": "Harbour Lights Press"},
    "first_appeared_in_issue": {"id": 4013, "name": "Deep Heraldry", "issue_number": "8"},
    "powers": [{"id": 128, "name": "Travels by water"}, {"id": 129, "name": "Holds her breath \#
    for a day"}],
    "teams": [{"id": 60, "name": "The Low Water Watch"}],
    "image": {"super_url": "drawn://900013/super.png", "thumb_url": "drawn://900013/thumb.png"}}
    """#
}
