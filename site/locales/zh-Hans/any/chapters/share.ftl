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

## 放进别人网页的一局

embed-what-for = 把游戏放进自己的网页或博客：复制下面这行，粘贴到可以输入 HTML 的地方。
embed-what-title = 显示内容
embed-table = 可以游玩的牌桌
embed-replay = 这局的回放
embed-form-title = 形式
embed-form-frame = 内嵌框架
embed-form-element = 网页元素
embed-form-picture = 图片加链接
embed-about-frame = 几乎处处可用，不需要脚本。
embed-about-element = 网页须加载一个脚本。高度随牌桌变化，对局结束时会通知网页。
embed-about-picture = Markdown 格式，适合论坛等不能内嵌框架的地方。
embed-seats-title = 玩家人数
embed-own-seats = 由读者决定
embed-lang-title = 语言
embed-own-language = 按读者设置
embed-theme-title = 主题
embed-own-look = 按读者设置
embed-look-auto = 与设备相同
embed-look-light = 浅色
embed-look-dark = 深色
embed-height-title = 高度
embed-height = { $pixels } 像素
embed-first = 从第几步
embed-last = 到第几步
embed-remark = 在第一步显示的说明
embed-line = 要粘贴的文字
embed-copy = 复制
embed-copied = 已复制，可以粘贴到你的网页了。
embed-by-hand = 浏览器不允许在这里复制，请选中文字后自行复制。
embed-local = 这个页面在你自己的设备上，别人打不开这个网址。请到游戏发布的网站上再打开这里。
embed-preview = 读者点“开始”之前看到的画面
