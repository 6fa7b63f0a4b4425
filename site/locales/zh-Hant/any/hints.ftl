hint = 專家會怎麼做？
review = 覆盤
