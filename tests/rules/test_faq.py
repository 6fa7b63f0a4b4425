"""Questions 1 to 19 of the FAQ (docs/rules.md: text A): the rules in general and the classic characters."""

from __future__ import annotations

from citadels import Game

from .table import (
    EIGHT,
    SEVEN,
    acting,
    bank,
    begins,
    city,
    completed,
    crown,
    deck,
    gold,
    hand,
    moves,
    over,
    play,
    refused,
    score,
    seat,
    turn,
)

# 一般規則


def test_faq_01() -> None:
    """角色的特殊能力是強制使用的麼? Are powers compulsory? No (R4.4)."""
    game = turn("assassin", seat("assassin"), seat("king"))
    assert acting(play(game, "gold", "end")) == ("king", 1)


def test_faq_02() -> None:
    """可以建造超過8個地區麼? May more than 8 districts be built, as by the Architect? Of course (R8.1)."""
    builder = seat("architect", gold=9, hand="tavern market docks", city=SEVEN)
    game = turn("architect", builder, taken="resources")
    assert len(city(play(game, "build tavern", "build market", "build docks"), 0)) == 10


def test_faq_03() -> None:
    """建成8個地區的玩家有一地區被摧毀,遊戲會在本輪結束後結束麼? A complete city is broken: the end? Yes (R8.1)."""
    game = turn("warlord", seat("warlord", city="armory"), seat(city=EIGHT, completed=1), taken="resources",
                last_round=True)  # fmt: skip
    assert play(game, "armory 1 tavern", "end").over is True


def test_faq_04() -> None:
    """有一地區被摧毀,是否還能拿到八地區的獎勵? Is the bonus for eight kept? Yes, it was his at once (R8.2)."""
    game = turn("warlord", seat("warlord", city="armory"), seat(city=EIGHT, completed=1), taken="resources",
                last_round=True)  # fmt: skip
    assert score(play(game, "armory 1 tavern", "end"), 1) == 16 + 4


def test_faq_05() -> None:
    """五色地區中的某一地區被摧毀,是否還能拿到五色獎勵? Five kinds, then one is lost: no bonus of five kinds (R8.2)."""
    five = seat(city="temple church monastery watchtower prison manor keep tavern", completed=1)
    game = turn("warlord", seat("warlord", city="armory"), five, taken="resources", last_round=True)
    assert score(play(game, "armory 1 keep", "end"), 1) == 1 + 2 + 3 + 1 + 2 + 3 + 1 + 4


def test_faq_06() -> None:
    """可以對用收稅來的金幣建造的新地區再次收稅麼? Income again for what income has built? No, once a turn (R4.5)."""
    game = turn("king", seat("king", gold=2, hand="manor", city="castle"), taken="resources")
    assert refused(play(game, "income", "build manor"), "income")


def test_faq_07() -> None:
    """銀行的金幣被拿完了該如何處理? The bank is empty: nothing until gold flows back (R1.6)."""
    game = turn("king", seat("king", gold=28), seat(gold=2))
    assert (bank(game), gold(play(game, "gold"), 0)) == (0, 28)


def test_faq_07_gold_flows_back() -> None:
    """直到有人使用金幣收歸到銀行中: until someone pays gold back (R1.6)."""
    game = turn("king", seat("king", gold=28, hand="manor"), seat(gold=2), taken="resources")
    assert gold(play(game, "build manor", "income"), 0) == 26


def test_faq_08() -> None:
    """兩個或多個玩家獲得最高分該如何處理? Several have the highest score: all of them win (R8.3)."""
    assert over(seat(city="castle"), seat(city="manor temple"), seat(city="castle")).winners == [0, 1, 2]


def test_faq_09() -> None:
    """擴充地區牌應該如何添加進遊戲? How are new districts added? Up to three are simply added (R2.3)."""
    new = Game.new(["Ann", "Ben", "Cal", "Dee"], {"specials": ["museum", "park", "quarry"]}).position()
    assert len(new["deck"]) + 16 == 69


def test_faq_09_more_than_three() -> None:
    """超過3張: for more, as many are taken out of the deck first (R2.3)."""
    new = Game.new(["Ann", "Ben", "Cal", "Dee"], {"specials": ["museum", "park", "quarry", "armory"]}).position()
    assert len(new["deck"]) + 16 == 66


# 盜賊 Thief


def test_faq_10() -> None:
    """盜賊的偷竊在什麼時候生效? When is the theft? At the reveal, before any district acts (R11.1)."""
    robbed = seat("king", gold=3, city="throne_room manor")
    game = turn("thief", seat("thief"), robbed, crown=3, taken="resources")
    assert (gold(play(game, "rob king", "end"), 0), gold(game, 1)) == (3, 1)


def test_faq_11() -> None:
    """盜賊可以偷取女巫或被女巫施法的角色麼? May the Thief rob the Witch or the bewitched? Neither (R5.2)."""
    game = play(turn("witch", seat("witch"), seat("thief"), seat("king"), taken="resources"), "bewitch king")
    assert not begins(game, "rob") & {"rob witch", "rob king"}


# 魔法師 Magician


def test_faq_12() -> None:
    """丟棄的牌該如何處理? Where do the Magician's cards go? Face down under the deck (R6.3M)."""
    game = turn("magician", seat("magician", hand="temple"), deck="manor castle")
    assert deck(play(game, "redraw temple")) == ["castle", "temple"]


# 國王 King


def test_faq_13() -> None:
    """當國王被刺客暗殺時,皇冠的去向如何? The King is assassinated: he gets the Crown when revealed (R6.4K)."""
    game = turn("assassin", seat("assassin"), seat("king"), crown=3, taken="resources")
    assert crown(play(game, "assassinate king", "end")) == 1


def test_faq_14() -> None:
    """如果國王在本輪沒有出現,皇冠的去向如何? Nobody is King: the Crown stays (R6.4K)."""
    game = turn("assassin", seat("assassin"), seat("warlord"), crown=3, taken="resources")
    assert crown(play(game, "end", "gold", "end")) == 3


# 主教 Bishop


def test_faq_15() -> None:
    """主教的地區是否對外交官的特殊能力免疫? Is the Bishop immune to the Diplomat? Yes (R6.5B)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="manor"), seat("bishop", city="temple"), taken="resources")
    assert begins(game, "exchange") == set()


# 建築師 Architect


def test_faq_16() -> None:
    """建築師可以先拿額外的兩張地區卡嗎? May the Architect take his two cards first? No (R6.7A)."""
    game = turn("architect", seat("architect"), deck="temple manor tavern")
    assert (hand(game, 0), moves(game)) == ([], {"gold", "draw"})


# 軍閥 Warlord


def test_faq_17() -> None:
    """軍閥可以摧毀被刺客暗殺的主教的地區麼? May he destroy the assassinated Bishop's? Yes (R6.5B)."""
    game = turn("assassin", seat("assassin"), seat("bishop", city="temple"), seat("warlord"), taken="resources")
    assert "destroy 1 temple" in play(game, "assassinate bishop", "end", "gold").moves()


def test_faq_18() -> None:
    """軍閥可以摧毀已建完8個地區的玩家的地區麼? May he destroy in a complete city? No (R6.8W)."""
    game = turn("king", seat("king", gold=1, hand="tavern", city=SEVEN), seat("warlord", gold=9), taken="resources")
    play(game, "build tavern", "end", "gold")
    assert (completed(game, 0), begins(game, "destroy")) == (1, set())


def test_faq_19() -> None:
    """軍閥可以摧毀自己的地區麼? May he destroy his own? Yes (R6.8W)."""
    game = turn("warlord", seat("warlord", city="temple"), taken="resources")
    assert city(play(game, "destroy 0 temple"), 0) == []
