extension BundledHeroes {
  /// The heroes of the observatory.
  static let observatory = #"""
    {"id": 900014, "name": "Perigee", "real_name": "Amara Lindqvist",
    "aliases": "Near Side",
    "deck": "The closer she comes, the heavier you are.",
    "description": "<h2>Origin</h2><p>Amara was born on the night the moon came nearest, and \#
    has been a little too near ever since.</p><h2>Today</h2><p>She can hold a falling tower \#
    in place by walking up to it, slowly, with her hands in her pockets.</p>",
    "count_of_issue_appearances": 127, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4014, "name": "North Dome", "issue_number": "1"},
    "powers": [{"id": 130, "name": "Gravity"}, {"id": 131, "name": "Tides of the blood"}],
    "teams": [{"id": 63, "name": "The Night Shift"}],
    "image": {"super_url": "drawn://900014/super.png", "thumb_url": "drawn://900014/thumb.png"}},
    {"id": 900015, "name": "Halfshadow", "real_name": "Emil Sato",
    "aliases": "The Penumbra",
    "deck": "He stands with one foot in an eclipse that has not ended.",
    "description": "<h2>Origin</h2><p>Emil watched the eclipse of his ninth year without \#
    blinking, and half of it stayed.</p><h2>Today</h2><p>He walks unseen on one side of every \#
    street &mdash; which side, only he knows.</p>",
    "count_of_issue_appearances": 93, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4015, "name": "North Dome", "issue_number": "5"},
    "powers": [{"id": 132, "name": "Half unseen"}, {"id": 133, "name": "Walks through dusk"}],
    "teams": [{"id": 63, "name": "The Night Shift"}],
    "image": {"super_url": "drawn://900015/super.png", "thumb_url": "drawn://900015/thumb.png"}},
    {"id": 900016, "name": "Comet Tailor", "real_name": "Rosalind Achterberg",
    "aliases": "Madame Tail",
    "deck": "Coats cut from comet tails, for those who have far to go.",
    "description": "<h2>Origin</h2><p>She was a costume maker until a customer paid in \#
    light.</p><h2>Today</h2><p>Each coat is good for one journey, there and back, and the \#
    lining knows the way.</p><h3>Cut to order</h3><ul><li>Cloaks for \#
    travellers</li><li>Gloves for menders</li><li>One wedding veil</li></ul>",
    "count_of_issue_appearances": 70, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4016, "name": "Long Orbits", "issue_number": "2"},
    "powers": [{"id": 134, "name": "Weaves light"}, {"id": 135, "name": "Keeps off the cold"}],
    "teams": [{"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900016/super.png", "thumb_url": "drawn://900016/thumb.png"}},
    {"id": 900017, "name": "Azimuth", "real_name": "Rafael Montoya",
    "aliases": "Compass",
    "deck": "Point him at anything and he arrives.",
    "description": "<h2>Origin</h2><p>Rafael got lost once, thoroughly, for eleven \#
    years.</p><h2>Today</h2><p>He knows now where everything is, and is kind to people who do \#
    not.</p>",
    "count_of_issue_appearances": 81, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4017, "name": "North Dome", "issue_number": "11"},
    "powers": [{"id": 136, "name": "Always knows the way"}, {"id": 137, "name": "Sure aim"}],
    "teams": [{"id": 63, "name": "The Night Shift"}],
    "image": {"super_url": "drawn://900017/super.png", "thumb_url": "drawn://900017/thumb.png"}},
    {"id": 900018, "name": "Slow Light", "real_name": "Beatrix Holm",
    "aliases": null,
    "deck": "She lets light wait, and sees yesterday while it does.",
    "description": "<h2>Origin</h2><p>A laboratory lamp that Beatrix switched off on Monday \#
    went dark on Thursday.</p><h2>Today</h2><p>Detectives queue at her door; she makes them \#
    tea and asks them to look at the window.</p>",
    "count_of_issue_appearances": 66, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4018, "name": "Long Orbits", "issue_number": "7"},
    "powers": [{"id": 138, "name": "Slows light"}, {"id": 139, "name": "Sees the past"}],
    "teams": [{"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900018/super.png", "thumb_url": "drawn://900018/thumb.png"}},
    {"id": 900019, "name": "Noctilux", "real_name": "Ifeoma Blake",
    "aliases": "The Lamp Lighter",
    "deck": "She collects the dark and gives out what is left.",
    "description": "<h2>Origin</h2><p>Ifeoma read by the glow of her own hands before she \#
    could spell.</p><h2>Today</h2><p>On the shortest day she climbs the dome and hands out \#
    light to whoever comes with a jar.</p>",
    "count_of_issue_appearances": 104, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4019, "name": "North Dome", "issue_number": "2"},
    "powers": [{"id": 140, "name": "Glows"}, {"id": 141, "name": "Drinks darkness"}],
    "teams": [{"id": 63, "name": "The Night Shift"}, {"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900019/super.png", "thumb_url": "drawn://900019/thumb.png"}},
    {"id": 900020, "name": "Lady Orrery", "real_name": "Constance Pell",
    "aliases": "The Clockmaker of Spheres",
    "deck": "Brass planets circle her; each of them owes her a favour.",
    "description": "<h2>Origin</h2><p>Constance repaired the great orrery with parts of her \#
    own and was never quite sure which.</p><h2>Today</h2><p>When a planet rings she answers, \#
    and someone somewhere is saved at the exact minute.</p>",
    "count_of_issue_appearances": 119, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4020, "name": "Wheels Within", "issue_number": "1"},
    "powers": [{"id": 142, "name": "Commands small planets"}, {"id": 143, "name": "Exact \#
    timing"}],
    "teams": [{"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900020/super.png", "thumb_url": "drawn://900020/thumb.png"}},
    {"id": 900021, "name": "The Astrolabe", "real_name": "A.S.T.",
    "aliases": "Labe",
    "deck": "An instrument that measures how far people are from home.",
    "description": "<h2>Origin</h2><p>It was built to find stars and found sailors \#
    instead.</p><h2>Today</h2><p>It speaks in angles, is polite, and has opinions about \#
    longitude.</p>",
    "count_of_issue_appearances": 37, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4021, "name": "Wheels Within", "issue_number": "10"},
    "powers": [{"id": 144, "name": "Measures anything"}, {"id": 145, "name": "Speaks every \#
    tongue"}],
    "teams": [{"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900021/super.png", "thumb_url": "drawn://900021/thumb.png"}},
    {"id": 900022, "name": "Dustlane", "real_name": "Kofi Marchetti",
    "aliases": "The Sweeper",
    "deck": "He sweeps the street, and the dust does what he says.",
    "description": "<h2>Origin</h2><p>Kofi swept the observatory yard; under the dust of \#
    stars it was never clean.</p><h2>Today</h2><p>Villains find their footprints arranged in \#
    a circle around them.</p>",
    "count_of_issue_appearances": 52, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4022, "name": "Broom and Sky", "issue_number": "1"},
    "powers": [{"id": 146, "name": "Commands dust"}, {"id": 147, "name": "Leaves no trace"}],
    "teams": [{"id": 63, "name": "The Night Shift"}],
    "image": {"super_url": "drawn://900022/super.png", "thumb_url": "drawn://900022/thumb.png"}},
    {"id": 900023, "name": "Void Gardener", "real_name": "Yevgenia Orlova",
    "aliases": "Zhenya",
    "deck": "She grows roses where there is nothing at all.",
    "description": "<h2>Origin</h2><p>The first one came up in an airless dome that nobody \#
    had watered.</p><h2>Today</h2><p>Her garden is nine light minutes wide and smells of \#
    rain.</p><blockquote><i>Nothing is good soil. It wants patience.</i></blockquote>",
    "count_of_issue_appearances": 85, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4023, "name": "Broom and Sky", "issue_number": "6"},
    "powers": [{"id": 148, "name": "Grows life in emptiness"}, {"id": 149, "name": "Needs no \#
    air"}],
    "teams": [{"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900023/super.png", "thumb_url": "drawn://900023/thumb.png"}},
    {"id": 900024, "name": "Pulsekeeper", "real_name": "Dr. Nils Haraldsen",
    "aliases": "The Doctor of Beats",
    "deck": "He keeps the beat of stars and of hearts, and never mixes them up.",
    "description": "<h2>Origin</h2><p>Nils was counting a pulsar when his patient&#x2019;s \#
    heart stopped, and he simply went on counting.</p><h2>Today</h2><p>He has conducted one \#
    orchestra, two rescues and the evening traffic.</p>",
    "count_of_issue_appearances": 49, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4024, "name": "Long Orbits", "issue_number": "13"},
    "powers": [{"id": 150, "name": "Steadies rhythms"}, {"id": 151, "name": "Feels every \#
    beat"}],
    "teams": [{"id": 63, "name": "The Night Shift"}],
    "image": {"super_url": "drawn://900024/super.png", "thumb_url": "drawn://900024/thumb.png"}},
    {"id": 900025, "name": "Lady Spire", "real_name": "Magdalena Quist",
    "aliases": "Spire",
    "deck": "The tallest person in any room when the room needs it.",
    "description": "<h2>Origin</h2><p>She stood on the steeple to hold up the lightning rod \#
    and grew into the work.</p><h2>Today</h2><p>Children ask her what the top of the sky \#
    looks like. She says: unfinished.</p>",
    "count_of_issue_appearances": 73, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4025, "name": "North Dome", "issue_number": "17"},
    "powers": [{"id": 152, "name": "Grows tall"}, {"id": 153, "name": "Holds lightning"}],
    "teams": [{"id": 63, "name": "The Night Shift"}],
    "image": {"super_url": "drawn://900025/super.png", "thumb_url": "drawn://900025/thumb.png"}},
    {"id": 900026, "name": "Quiet Star", "real_name": "Hana Ferreira",
    "aliases": null,
    "deck": "The loudest silence north of the river.",
    "description": "<h2>Origin</h2><p>Hana sang one note that no one heard, and every dog in \#
    town sat down.</p><h2>Today</h2><p>Her silence has ended two riots and a very long \#
    speech.</p>",
    "count_of_issue_appearances": 60, "publisher": {"id": 12, "name": "North Dome Comics"},
    "first_appeared_in_issue": {"id": 4026, "name": "Stillness", "issue_number": "3"},
    "powers": [{"id": 154, "name": "Silence"}, {"id": 155, "name": "Calm"}],
    "teams": [{"id": 61, "name": "Sleepless"}, {"id": 63, "name": "The Night Shift"}],
    "image": {"super_url": "drawn://900026/super.png", "thumb_url": "drawn://900026/thumb.png"}}
    """#
}
