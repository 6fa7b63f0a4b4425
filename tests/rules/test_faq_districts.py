"""Questions 39 to 62 of the FAQ (docs/rules.md: text A): the districts."""

from __future__ import annotations

from .table import (
    EIGHT,
    SEVEN,
    begins,
    city,
    completed,
    deck,
    gold,
    hand,
    moves,
    over,
    play,
    refused,
    score,
    seat,
    tucked,
    turn,
)

SIX = SEVEN.replace(" castle", "")  # 12 points

# 圖書館/天文臺 Library, Observatory


def test_faq_39() -> None:
    """同時建造了圖書館和天文臺,怎麼拿地區牌? Library and Observatory: draw three, keep two (R7.1)."""
    game = turn("thief", seat("thief", city="library observatory"), deck="temple manor castle keep")
    assert moves(play(game, "draw")) == {"keep manor temple", "keep castle temple", "keep castle manor"}


def test_faq_40() -> None:
    """可以先建造圖書館或天文臺,再拿地區牌麼? Build one of them first, then draw? No, the action comes first (R4.3)."""
    game = turn("thief", seat("thief", gold=9, hand="library observatory"))
    assert begins(game, "build") == set()


# 城牆 Great Wall


def test_faq_41() -> None:
    """外交官與建有城牆的玩家交換是否也需要追加一枚金幣? Does the Diplomat pay the wall's gold? Yes, on top (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="temple"), seat(city="great_wall manor"), taken="resources")
    assert gold(play(game, "exchange 1 manor temple"), 0) == 9 - 2 - 1


# 要塞 Keep


def test_faq_42() -> None:
    """外交官可以交換他人的要塞麼? May the Diplomat take a Keep? No (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="temple"), seat(city="keep"), taken="resources")
    assert begins(game, "exchange") == set()


# 大學/龍門 University, Dragon Gate


def test_faq_43() -> None:
    """軍閥摧毀大學或龍門需要花5枚還是7枚? Does it cost 5 or 7 to destroy one of them? 5 (R6.8W)."""
    game = turn("warlord", seat("warlord", gold=5), seat(city="university dragon_gate"), taken="resources")
    assert begins(game, "destroy") == {"destroy 1 university", "destroy 1 dragon_gate"}


def test_faq_43_the_price_is_five() -> None:
    """即5枚金幣: 5, and not less (R6.8W)."""
    game = turn("warlord", seat("warlord", gold=6), seat(city="university dragon_gate"), taken="resources")
    assert gold(play(game, "destroy 1 university"), 0) == 1


def test_faq_44() -> None:
    """外交官交換時按6枚還是8枚算? Is the difference reckoned from 6 or from 8? From 6 (R6.8D)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="palace"), seat(city="dragon_gate"), taken="resources")
    assert gold(play(game, "exchange 1 dragon_gate palace"), 0) == 8


# 軍械庫 Armory


def test_faq_45() -> None:
    """軍閥可以使用軍械庫來摧毀主教的地區麼? May the Warlord's Armory reach the Bishop's city? Yes (R7.12)."""
    game = turn("warlord", seat("warlord", city="armory"), seat("bishop", city="temple"), taken="resources")
    assert city(play(game, "armory 1 temple"), 1) == []


def test_faq_46() -> None:
    """軍閥可以使用軍械庫來摧毀要塞麼? May his Armory reach the Keep? Yes (R7.12)."""
    game = turn("warlord", seat("warlord", city="armory"), seat(city="keep"), taken="resources")
    assert city(play(game, "armory 1 keep"), 1) == []


def test_faq_47() -> None:
    """可以使用軍械庫摧毀自己的地區麼? May the Armory destroy one's own? No (R7.12)."""
    game = turn("warlord", seat("warlord", city="armory temple"), seat(city="manor"), taken="resources")
    assert refused(game, "armory 0 temple")


def test_faq_48() -> None:
    """可以使用軍械庫摧毀已建完8個地區的玩家的地區麼? May it reach a complete city? Yes (R7.12)."""
    game = turn("warlord", seat("warlord", city="armory"), seat(city=EIGHT, completed=1), taken="resources",
                last_round=True)  # fmt: skip
    assert len(city(play(game, "armory 1 tavern"), 1)) == 7


# 貧民窟 Poor House


def test_faq_49() -> None:
    """稅務官收稅是發生在從貧民窟取1枚金幣之前還是之後? Tax before or after the Poor House? Before (R5.4)."""
    game = turn(
        "king", seat("king", gold=1, hand="temple", city="poor_house"), seat("tax_collector"), taken="resources"
    )
    assert (gold(play(game, "build temple", "end"), 0), gold(game, 1)) == (1, 0)


# 墓地 Graveyard


def test_faq_50() -> None:
    """外交官和別人交換地區時,墓地持有者能獲得什麼嗎? Does the Graveyard act for the Diplomat? No (R7.5)."""
    game = turn("diplomat", seat("diplomat", gold=9, city="temple"), seat(gold=5, city="graveyard manor"),
                taken="resources")  # fmt: skip
    assert (play(game, "exchange 1 manor temple").to_move, moves(game)) == (0, {"end"})


# 博物館 Museum


def test_faq_51() -> None:
    """摧毀放有地區卡的博物館時需要支付的金額是多少? A Museum with cards is destroyed at its own price (R7.13)."""
    game = turn("warlord", seat("warlord", gold=3), seat(city="museum:temple,manor"), taken="resources")
    assert gold(play(game, "destroy 1 museum"), 0) == 0


def test_faq_51_exchanged() -> None:
    """交換: and to exchange (R7.13)."""
    game = turn("diplomat", seat("diplomat", gold=3, city="keep manor"), seat(city="museum:temple,tavern"),
                taken="resources")  # fmt: skip
    assert gold(play(game, "exchange 1 museum manor"), 0) == 2


def test_faq_52() -> None:
    """博物館被摧毀了,放在下面的地區卡怎麼處理? A Museum is destroyed: its cards go under the deck with it (R7.13)."""
    game = turn("warlord", seat("warlord", gold=3), seat(city="museum:temple,manor"), taken="resources", deck="keep")
    assert deck(play(game, "destroy 1 museum")) == ["keep", "museum", "manor", "temple"]


def test_faq_53() -> None:
    """外交官交換他人的博物館,可以同時得到下面的地區卡麼? Do the cards come with an exchanged Museum? Yes (R7.13)."""
    game = turn("diplomat", seat("diplomat", gold=3, city="castle"), seat(city="museum:temple,manor"),
                taken="resources")  # fmt: skip
    assert tucked(play(game, "exchange 1 museum castle"), 0) == ["manor", "temple"]


def test_faq_53_not_into_hand() -> None:
    """不可拿回手中: but not into hand (R7.13)."""
    game = turn("diplomat", seat("diplomat", gold=3, city="castle"), seat(city="museum:temple,manor"),
                taken="resources")  # fmt: skip
    assert hand(play(game, "exchange 1 museum castle"), 0) == []


# 醫院 Hospital


def test_faq_54() -> None:
    """醫院對被女巫施了法的角色產生什麼效果? What does the Hospital do for the bewitched? Nothing (R5.3)."""
    game = turn("witch", seat("witch"), seat("king", gold=5, hand="temple", city="hospital"), taken="resources")
    assert play(game, "bewitch king", "gold").to_move == 0


# 鐘塔 Bell Tower


def test_faq_55() -> None:
    """鐘塔建成後,是強制有玩家建完7個地區遊戲便結束麼? Is the end at seven compulsory? Yes, while it stands (R7.19)."""
    game = turn("warlord", seat("warlord", gold=9, hand="castle", city=SIX), seat(city="bell_tower"), taken="resources")
    assert play(game, "build castle", "end").over is True


def test_faq_56() -> None:
    """當鐘塔建成時,如果有玩家已經建完7個地區,遊戲便結束麼? Seven are there already: this round is the last (R7.19)."""
    game = turn("warlord", seat("warlord", gold=9, hand="bell_tower"), seat(city=SEVEN), taken="resources")
    assert play(game, "build bell_tower", "end").over is True


def test_faq_57() -> None:
    """建完7個地區的玩家能否獲得原來的八地區獎勵? Do seven districts get the bonus of eight? Yes (R7.19)."""
    game = turn("warlord", seat("warlord", gold=9, hand="castle", city=SIX), seat(city="bell_tower"), taken="resources")
    assert score(play(game, "build castle", "end")) == 16 + 4


def test_faq_58() -> None:
    """+4/+2獎勵怎麼分配? All with seven before, and the builder who comes exactly there, get +4 (R7.19)."""
    game = turn("king", seat("king", gold=9, hand="bell_tower", city=SIX), seat(city=SEVEN), taken="resources")
    assert play(game, "build bell_tower", "end").scores == [17 + 4, 16 + 4, 0, 0]


def test_faq_58_later() -> None:
    """在鐘塔建成後建完7個地區的玩家獲得+2: those who come later get +2 (R7.19)."""
    game = turn("king", seat("king", gold=9, hand="bell_tower", city=SIX),
                seat("warlord", gold=9, hand="castle", city=SIX), taken="resources")  # fmt: skip
    assert play(game, "build bell_tower", "end", "gold", "build castle", "end").scores == [17 + 4, 16 + 2, 0, 0]


def test_faq_59() -> None:
    """在有鐘塔的情況下,軍閥可以對建完7個地區的玩家摧毀麼? May the Warlord touch a city of seven? No (R7.19)."""
    game = turn("king", seat("king", gold=9, hand="castle", city=SIX), seat("warlord", gold=9), seat(city="bell_tower"),
                taken="resources")  # fmt: skip
    assert begins(play(game, "build castle", "end", "gold"), "destroy") == {"destroy 2 bell_tower"}


def test_faq_59_diplomat() -> None:
    """或外交官: nor may the Diplomat (R7.19)."""
    game = turn("king", seat("king", gold=9, hand="castle", city=SIX), seat("diplomat", gold=9, city="palace"),
                seat(city="bell_tower"), taken="resources")  # fmt: skip
    assert begins(play(game, "build castle", "end", "gold"), "exchange") == {"exchange 2 bell_tower palace"}


def test_faq_60() -> None:
    """在短程規則的情況下,鐘塔還有用麼? In the short game? If the table wants: six districts end it (R9.9)."""
    game = turn("king", seat("king", gold=9, hand="prison", city=SIX.replace(" prison", "")), seat(city="bell_tower"),
                taken="resources", rules={"city_size": 7})  # fmt: skip
    assert completed(play(game, "build prison"), 0) == 1


def test_faq_60_not_wanted() -> None:
    """玩家自己決定: the players decide (R9.9)."""
    game = turn("king", seat("king", gold=9, hand="prison", city=SIX.replace(" prison", "")), seat(city="bell_tower"),
                taken="resources", rules={"city_size": 7, "bell_tower": False})  # fmt: skip
    assert completed(play(game, "build prison"), 0) is None


# 採石場 Quarry


def test_faq_61() -> None:
    """採石場如果被摧毀了,已建的重複地區可以保留麼? The Quarry is destroyed: do the doubles stay? Yes (R7.17)."""
    game = turn("warlord", seat("warlord", gold=9), seat(city="quarry manor manor"), taken="resources")
    assert city(play(game, "destroy 1 quarry"), 1) == ["manor", "manor"]


# 許願井 Wishing Well


def test_faq_62() -> None:
    """鬼城已經被指定為他色,許願井還算它是紫色麼? A Haunted City of another kind is no special to the Well (R7.6)."""
    game = over(seat(city="wishing_well haunted_city@1 temple watchtower manor"), round=3)
    assert score(game) == 5 + 2 + 1 + 1 + 3 + 3
