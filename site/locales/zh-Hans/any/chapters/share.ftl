## 分享对局

share-names = 附上玩家名字
share-picture = 结果图片
picture-label = 得分表，获胜：{ $names }
picture-save = 保存图片
picture-send = 分享图片……
picture-missing = 这个浏览器无法生成图片。
share-link = 复制链接
share-sheet = 分享……
share-copied = 链接已复制，内含整局游戏。
share-shown = 请复制这个链接：
share-hidden = 对局尚未结束：链接含有所有隐藏的牌，也含有之后的牌序。
share-watch = 观看回放
