extension BundledHeroes {
  /// The heroes of the railway.
  static let railway = #"""
    {"id": 900040, "name": "Night Mail", "real_name": "Augustin Farrow",
    "aliases": "The Postman",
    "deck": "Every letter arrives, even those that were never sent.",
    "description": "<h2>Origin</h2><p>Augustin sorted mail on the sleeper until he found a \#
    letter addressed to the train.</p><h2>Today</h2><p>He knows what you meant to write and \#
    delivers it when you are ready.</p>",
    "count_of_issue_appearances": 116, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4040, "name": "Signal Box", "issue_number": "1"},
    "powers": [{"id": 180, "name": "Never late"}, {"id": 181, "name": "Finds anyone"}],
    "teams": [{"id": 63, "name": "The Night Shift"}, {"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900040/super.png", "thumb_url": "drawn://900040/thumb.png"}},
    {"id": 900041, "name": "Copperline", "real_name": "Ruth Salazar",
    "aliases": "Wire",
    "deck": "She travels as a spark along anything that conducts.",
    "description": "<h2>Origin</h2><p>Ruth was mending the line when the lightning asked for \#
    directions.</p><h2>Today</h2><p>She hates rubber boots, loves bridges, and is back before \#
    the bell stops.</p>",
    "count_of_issue_appearances": 123, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4041, "name": "Signal Box", "issue_number": "2"},
    "powers": [{"id": 182, "name": "Becomes lightning"}, {"id": 183, "name": "Talks to \#
    machines"}],
    "teams": [{"id": 66, "name": "The Branch Line"}],
    "image": {"super_url": "drawn://900041/super.png", "thumb_url": "drawn://900041/thumb.png"}},
    {"id": 900042, "name": "Signal Green", "real_name": "Vikram Thandi",
    "aliases": "Green",
    "deck": "When he raises his arm the whole city may go.",
    "description": "<h2>Origin</h2><p>Vikram kept the signals through the great strike and \#
    every train came home.</p><h2>Today</h2><p>Traffic parts for him; so, once, did a \#
    flood.</p>",
    "count_of_issue_appearances": 83, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4042, "name": "Signal Box", "issue_number": "5"},
    "powers": [{"id": 184, "name": "Opens every way"}, {"id": 185, "name": "Sees what is \#
    coming"}],
    "teams": [{"id": 66, "name": "The Branch Line"}],
    "image": {"super_url": "drawn://900042/super.png", "thumb_url": "drawn://900042/thumb.png"}},
    {"id": 900043, "name": "Switchback", "real_name": "Odile Mercier",
    "aliases": "Zig",
    "deck": "She takes every moment twice, and the second time better.",
    "description": "<h2>Origin</h2><p>Odile missed a train by a second, and was so cross that \#
    the second gave in.</p><h2>Today</h2><p>She can go back one breath and no further, which \#
    is usually enough.</p>",
    "count_of_issue_appearances": 109, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4043, "name": "Two Ways Down", "issue_number": "1"},
    "powers": [{"id": 186, "name": "Goes back one breath"}, {"id": 187, "name": "Quick"}],
    "teams": [{"id": 66, "name": "The Branch Line"}],
    "image": {"super_url": "drawn://900043/super.png", "thumb_url": "drawn://900043/thumb.png"}},
    {"id": 900044, "name": "Steam Margrave", "real_name": "Leopold von Ahorn",
    "aliases": "The Margrave",
    "deck": "A nobleman in exile inside his own locomotive.",
    "description": "<h2>Origin</h2><p>When the estate was sold, Leopold moved into the boiler \#
    with his books.</p><h2>Today</h2><p>He is courteous, hot to the touch, and pulls forty \#
    cars uphill.</p>",
    "count_of_issue_appearances": 64, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4044, "name": "Boiler and Crown", "issue_number": "1"},
    "powers": [{"id": 188, "name": "Body of steam"}, {"id": 189, "name": "Pulls anything"}],
    "teams": [{"id": 66, "name": "The Branch Line"}],
    "image": {"super_url": "drawn://900044/super.png", "thumb_url": "drawn://900044/thumb.png"}},
    {"id": 900045, "name": "Lost Luggage", "real_name": null,
    "aliases": "Trunk\nNumber 404",
    "deck": "A suitcase with legs, opinions and other people’s hats.",
    "description": "<h2>Origin</h2><p>It went round the carousel until it was the only one \#
    left, and then it left.</p><h2>Today</h2><p>What you need is inside, under what you were \#
    ashamed of.</p>",
    "count_of_issue_appearances": 51, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4045, "name": "Claim Check", "issue_number": "1"},
    "powers": [{"id": 190, "name": "Holds anything"}, {"id": 191, "name": "Finds its owner"}],
    "teams": [{"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900045/super.png", "thumb_url": "drawn://900045/thumb.png"}},
    {"id": 900046, "name": "Madame Timetable", "real_name": "Theodora Blum",
    "aliases": "Madame",
    "deck": "She has planned your arrival to the minute since the day you were born.",
    "description": "<h2>Origin</h2><p>Theodora&#8217;s first timetable had a line for a train \#
    that did not exist; it came at 9:14.</p><h2>Today</h2><p>The future asks her whether it \#
    may be delayed. It may not.</p><blockquote><i>Nine fourteen, platform two. Do bring a \#
    coat.</i></blockquote>",
    "count_of_issue_appearances": 98, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4046, "name": "Signal Box", "issue_number": "8"},
    "powers": [{"id": 192, "name": "Knows the hour of everything"}, {"id": 193, "name": \#
    "Orders time"}],
    "teams": [{"id": 63, "name": "The Night Shift"}, {"id": 66, "name": "The Branch Line"}],
    "image": {"super_url": "drawn://900046/super.png", "thumb_url": "drawn://900046/thumb.png"}},
    {"id": 900047, "name": "Coupler", "real_name": "Big Ana Duarte",
    "aliases": "Ana",
    "deck": "She can join hands with anything and not let go.",
    "description": "<h2>Origin</h2><p>Ana caught a runaway wagon with her left hand and the \#
    next one with her right.</p><h2>Today</h2><p>Her handshake is a contract, and a hug from \#
    her is a weekend.</p>",
    "count_of_issue_appearances": 75, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4047, "name": "Two Ways Down", "issue_number": "4"},
    "powers": [{"id": 194, "name": "Unbreakable grip"}, {"id": 114, "name": "Great strength"}],
    "teams": [{"id": 66, "name": "The Branch Line"}],
    "image": {"super_url": "drawn://900047/super.png", "thumb_url": "drawn://900047/thumb.png"}},
    {"id": 900048, "name": "Siding", "real_name": "Lewis Penhale",
    "aliases": null,
    "deck": "He waits beside things until they go well.",
    "description": "<h2>Origin</h2><p>Lewis was shunted out of the way as a boy and saw what \#
    everyone else was too quick for.</p><h2>Today</h2><p>Heroes call him before the fight; \#
    there is usually no fight.</p>",
    "count_of_issue_appearances": 33, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4048, "name": "Quiet Platforms", "issue_number": "1"},
    "powers": [{"id": 195, "name": "Patience"}, {"id": 196, "name": "Sees from the side"}],
    "teams": [{"id": 64, "name": "The Menders"}],
    "image": {"super_url": "drawn://900048/super.png", "thumb_url": "drawn://900048/thumb.png"}},
    {"id": 900049, "name": "Tunnel Song", "real_name": "Noor El Amrani",
    "aliases": "The Echo",
    "deck": "She sings into one end of a mountain and comes out of the other.",
    "description": "<h2>Origin</h2><p>Noor&apos;s choir practised in the old tunnel; one day \#
    it answered in harmony.</p><h2>Today</h2><p>Stone parts for her in three-four time.</p>",
    "count_of_issue_appearances": 59, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4049, "name": "Quiet Platforms", "issue_number": "4"},
    "powers": [{"id": 197, "name": "Moves through stone"}, {"id": 198, "name": "Voice"}],
    "teams": [{"id": 66, "name": "The Branch Line"}],
    "image": {"super_url": "drawn://900049/super.png", "thumb_url": "drawn://900049/thumb.png"}},
    {"id": 900050, "name": "Viaduct", "real_name": "Archibald Stone",
    "aliases": "Archie\nTwelve Arches",
    "deck": "Twelve arches tall when he lies down across a valley.",
    "description": "<h2>Origin</h2><p>An engineer drew Archibald on a napkin, and the napkin \#
    was approved.</p><h2>Today</h2><p>He holds up whatever crosses him and counts the wheels \#
    to fall asleep.</p>",
    "count_of_issue_appearances": 67, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4050, "name": "Boiler and Crown", "issue_number": "3"},
    "powers": [{"id": 199, "name": "Spans any gap"}, {"id": 200, "name": "Cannot be broken"}],
    "teams": [{"id": 66, "name": "The Branch Line"}, {"id": 62, "name": "The Round Reef"}],
    "image": {"super_url": "drawn://900050/super.png", "thumb_url": "drawn://900050/thumb.png"}},
    {"id": 900051, "name": "Third Rail", "real_name": "Katarzyna Wilk",
    "aliases": "Kat\nDo Not Touch",
    "deck": "Eight hundred volts and a soft spot for stray cats.",
    "description": "<h2>Origin</h2><p>Kat fell where nobody should, and got up with her hair \#
    on end and a plan.</p><h2>Today</h2><p>She wears rubber gloves to dinner. She takes them \#
    off for villains.</p>",
    "count_of_issue_appearances": 111, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4051, "name": "Claim Check", "issue_number": "2"},
    "powers": [{"id": 201, "name": "Electric touch"}, {"id": 202, "name": "Powers a city"}],
    "teams": [{"id": 66, "name": "The Branch Line"}, {"id": 63, "name": "The Night Shift"}],
    "image": {"super_url": "drawn://900051/super.png", "thumb_url": "drawn://900051/thumb.png"}},
    {"id": 900052, "name": "Last Stop", "real_name": null,
    "aliases": "The Terminus",
    "deck": "The hero who waits where the line ends.",
    "description": "<h2>Origin</h2><p>Nobody chooses to become Last Stop; it is simply \#
    whoever stays to help.</p><h2>Today</h2><p>There is tea, a lamp, and always one more seat \#
    than people.</p>",
    "count_of_issue_appearances": 125, "publisher": {"id": 23, "name": "Signal Box"},
    "first_appeared_in_issue": {"id": 4052, "name": "Quiet Platforms", "issue_number": "12"},
    "powers": [{"id": 203, "name": "Welcomes anyone"}, {"id": 204, "name": "Ends quarrels"}],
    "teams": [{"id": 61, "name": "Sleepless"}],
    "image": {"super_url": "drawn://900052/super.png", "thumb_url": "drawn://900052/thumb.png"}}
    """#
}
