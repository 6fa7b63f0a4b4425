"""Questions 20 to 38 of the FAQ (docs/rules.md: text A): the Dark City characters."""

from __future__ import annotations

from .table import EIGHT, bank, begins, city, coins, crown, gold, hand, moves, play, refused, seat, turn

# 女巫 Witch


def test_faq_20() -> None:
    """女巫不向任何人施法,可以建造自己的地區麼? The Witch bewitches nobody: may she build? Yes (R5.3)."""
    game = turn("witch", seat("witch", gold=1, hand="temple"), taken="resources")
    assert city(play(game, "build temple"), 0) == ["temple"]


def test_faq_21() -> None:
    """女巫對稅務官施法,向誰繳稅? The Tax Collector is bewitched: who is paid? The Witch (R5.3)."""
    builder = seat("king", gold=5, hand="temple")
    game = turn("witch", seat("witch"), seat("tax_collector"), builder, taken="resources")
    play(game, "bewitch tax_collector", "gold", "end", "gold", "build temple", "end")
    assert (gold(game, 0), gold(game, 1)) == (1, 2)


def test_faq_22() -> None:
    """女巫對國王施法,女巫能否得到皇冠? The King is bewitched: does the Witch get the Crown? No (R5.3)."""
    game = turn("witch", seat("witch"), seat("king"), crown=3, taken="resources")
    assert crown(play(game, "bewitch king", "gold", "end")) == 1


def test_faq_23() -> None:
    """女巫對主教施法,女巫的地區是否對軍閥免疫? The Bishop is bewitched: is the Witch immune? Yes (R5.3)."""
    game = turn("witch", seat("witch", city="temple"), seat("bishop"), seat("warlord", gold=9), taken="resources")
    assert begins(play(game, "bewitch bishop", "gold", "end", "gold"), "destroy") == set()


def test_faq_24() -> None:
    """女巫對領航員施法,拿了額外的之後還能建造麼? As Navigator, after the extra, may she build? No (R5.3)."""
    game = turn("witch", seat("witch", gold=5, hand="temple"), seat("navigator"), taken="resources")
    assert refused(play(game, "bewitch navigator", "gold", "navigate gold"), "build temple")


# 稅務官 Tax Collector


def test_faq_25() -> None:
    """刺客什麼時候向稅務官繳稅? When does the Assassin pay? When the Tax Collector is revealed (R5.4)."""
    game = turn("assassin", seat("assassin", gold=5, hand="temple"), seat("tax_collector"), taken="resources")
    assert (gold(play(game, "build temple"), 1), gold(play(game, "end"), 1)) == (0, 1)


def test_faq_26() -> None:
    """女巫什麼時候向稅務官繳稅? A Witch who cast no spell pays when the Tax Collector is revealed (R5.4)."""
    game = turn("witch", seat("witch", gold=5, hand="temple"), seat("tax_collector"), taken="resources")
    assert (gold(play(game, "build temple"), 1), gold(play(game, "end"), 1)) == (0, 1)


def test_faq_26_after_a_spell() -> None:
    """如果女巫施了法: a Witch who resumes pays in that turn (R5.4)."""
    witch = seat("witch", gold=5, hand="temple")
    game = turn("witch", witch, seat("tax_collector"), seat("king"), taken="resources")
    play(game, "bewitch king", "gold", "end", "gold", "build temple", "end")
    assert (gold(game, 0), gold(game, 1)) == (3, 3)


# 巫師 Wizard


def test_faq_27() -> None:
    """巫師可以建造超過兩個的重複的同一地區麼? More than two of one name? Yes, without limit (R6.3W)."""
    game = turn("wizard", seat("wizard", gold=5, hand="tavern", city="tavern tavern"), seat(hand="tavern"),
                taken="resources")  # fmt: skip
    assert city(play(game, "peek 1", "take tavern build", "build tavern"), 0) == ["tavern"] * 4


# 皇帝 Emperor


def test_faq_28() -> None:
    """誰來決定交給皇帝什麼回報? Who chooses what the Emperor is given? The receiver (R6.4E)."""
    game = turn("emperor", seat("emperor"), seat(gold=1, hand="temple"), crown=3)
    assert (play(game, "crown 1").to_move, moves(game)) == (1, {"give gold", "give temple"})


def test_faq_29() -> None:
    """當皇帝被刺客暗殺時,皇冠的去向如何? The Emperor is assassinated: the Crown stays (R6.4E)."""
    game = turn("assassin", seat("assassin"), seat("emperor"), crown=3, taken="resources")
    assert crown(play(game, "assassinate emperor", "end")) == 3


# 煉金術士 Alchemist


def test_faq_30() -> None:
    """煉金術師不能像商人一樣對綠色地區徵稅了? Has the Alchemist no trade income? He has not (R6.6A)."""
    assert refused(turn("alchemist", seat("alchemist", city="tavern market")), "income")


# 領航員 Navigator


def test_faq_31() -> None:
    """領航員不使用他的特殊能力,能否建造? May a Navigator who takes no extra build? Of course (R6.7N)."""
    game = turn("navigator", seat("navigator", gold=1, hand="temple"), taken="resources")
    assert city(play(game, "build temple"), 0) == ["temple"]


# 外交官 Diplomat


def test_faq_32() -> None:
    """外交官能否強制他人接收一個重複的區域? May another be made to take a double? No (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat(city="manor tavern"), taken="resources")
    assert refused(game, "exchange 1 tavern manor")


def test_faq_32_with_a_quarry() -> None:
    """除非該玩家已建造採石場: unless he has built the Quarry (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat(city="manor tavern quarry"), taken="resources")
    assert city(play(game, "exchange 1 tavern manor"), 1) == ["manor", "manor", "quarry"]


def test_faq_33() -> None:
    """外交官能否交換回一個已建造的相同區域? May he take what he has already? No (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor tavern"), seat(city="manor"), taken="resources")
    assert refused(game, "exchange 1 manor tavern")


def test_faq_33_with_a_quarry() -> None:
    """除非外交官已建造採石場: unless the Diplomat has built the Quarry (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor tavern quarry"), seat(city="manor"), taken="resources")
    assert city(play(game, "exchange 1 manor tavern"), 0) == ["manor", "manor", "quarry"]


def test_faq_34() -> None:
    """外交官建完8個地區以後還可以和別人交換麼? May a Diplomat with a complete city exchange? Yes (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city=EIGHT, completed=1), seat(city="palace"), taken="resources",
                last_round=True)  # fmt: skip
    assert city(play(game, "exchange 1 palace tavern"), 1) == ["tavern"]


def test_faq_35() -> None:
    """外交官可以與已建完8個地區的玩家交換麼? May he exchange with a complete city? No (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="palace"), seat(city=EIGHT, completed=1), taken="resources",
                last_round=True)  # fmt: skip
    assert begins(game, "exchange") == set()


# 藝術家 Artist


def test_faq_36() -> None:
    """藝術家每回合可以美化1~2個自己的地區? May the Artist beautify one or two of his own? Yes (R6.9A)."""
    game = turn("artist", seat("artist", gold=5, city="temple manor tavern"), taken="resources")
    assert coins(play(game, "beautify manor", "beautify temple"), 0) == ["manor", "temple"]


# 皇后 Queen


def test_faq_37() -> None:
    """皇后坐在皇帝身邊可否拿金幣? Is the Queen paid next to the Emperor? Just the same (R6.9Q)."""
    assert gold(play(turn("queen", seat("emperor"), seat("queen"), players=5), "income"), 1) == 3


def test_faq_38() -> None:
    """國王被刺客暗殺了,皇后的金幣什麼時候拿? The Queen of a murdered King is paid when he is revealed (R6.9Q)."""
    game = turn("queen", seat("king"), seat("queen", hand="temple"), players=5, taken="resources", assassinated="king")
    assert (gold(game, 1), gold(play(game, "end"), 1), hand(game, 1)) == (0, 3, ["temple"])


def test_faq_38_emperor() -> None:
    """或皇帝: the Emperor likewise (R6.9Q)."""
    game = turn("queen", seat("emperor"), seat("queen"), players=5, taken="resources", assassinated="emperor", bank=5)
    assert (gold(play(game, "end"), 1), bank(game)) == (3, 2)
