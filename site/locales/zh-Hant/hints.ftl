## 換作是你，會怎麼做？

hint = 換作是你，會怎麼做？
hint-thinking = 思考中……
hint-do = 就這麼做
hint-compared = 獲勝機會
hint-chance = { $chance }%
hint-close = 幾乎一樣好
hint-good = 好處：
hint-bad = 代價：
hint-line = { $line }。
hint-worlds = 在 { $count } 種符合你所知的局面裡試過，每次都玩到本輪結束。
hint-plain = 憑經驗判斷：這裡不必細想。
hint-only = 沒有別的選擇。
hint-redraw = 與牌庫換掉{ $cards }
hint-open = 這件事在眾人面前決定：提示會洩露你的牌。
reason-gold-more = 到本輪結束約多 { $count } 金
reason-gold-less = 到本輪結束約少 { $count } 金
reason-cards-more = 手牌約多 { $count } 張
reason-cards-less = 手牌約少 { $count } 張
reason-built-more = 城中約多 { $count } 座建築
reason-built-less = 城中約少 { $count } 座建築
reason-killed = 試過的局面中，{ $here }% 被刺殺或中巫術，否則是 { $there }%
reason-robbed = 試過的局面中，{ $here }% 被偷，否則是 { $there }%
reason-finished = 試過的局面中，{ $here }% 完成城市，否則是 { $there }%
reason-chance = 獲勝機會約 { $here }%，否則是 { $there }%
reason-rival = 最強對手的獲勝機會約 { $here }%，否則是 { $there }%
reason-even = 各個選擇相差無幾

## 覆盤

review = 覆盤
review-title = 損失最大的決定
review-whose = 看誰的決定？
review-everybody = 所有人
review-looking = 第 { $at } 個決定，共 { $count } 個
review-stop = 停止
review-stopped = 已停止：看了 { $at } 個決定，共 { $count } 個。
review-none = 沒有一個決定造成看得出的損失，打得好！
review-how = 每個決定只憑當時能知道的事，與專家的選擇相比。
review-of = { $player }，第 { $round } 輪
review-cost = 獲勝機會少了約 { $cost } 個百分點
review-played = 當時
review-better = 更好
review-watch = 在重播中看
review-early = 對局結束後才能覆盤。
