hint = 專家會怎麼做？
hint-open = 這件事在眾人面前決定：提示會洩露你的牌。
review-early = 對局結束後才能覆盤。
