phones-how = 由这部手机发牌。所有手机要连同一个 Wi-Fi，不需要互联网；每部手机都要先开过一次这个网页（iPhone 要用 Safari）。
phones-honest = 这部手机里有整局游戏，就像发牌的人拿着整叠牌。网页只会显示你自己的牌，但懂得查看网页内部的人还是看得到更多，请跟信得过的人一起玩。
phones-join = { $count } 部手机加入
phones-fewer = 减少一部手机
phones-more = 增加一部手机
phones-middle = 没有人用这部设备玩：它放在中间，显示牌桌
phones-camera = 允许使用相机
phones-camera-why = 相机用来扫描其他手机的二维码，也让它们找得到这部手机。画面不会离开这部手机。
phones-camera-refused = 相机未获允许。你可以在浏览器设置中允许，或不用相机继续。
phones-camera-missing = 找不到相机。可以不用相机继续：二维码能发送链接和粘贴。
phones-without = 不用相机
phones-scan-this = { $player }请扫描
phones-code-label = 让{ $player }入座的二维码
phones-waiting = 在{ $player }的手机上开启相机，扫描这个二维码。
phones-read = 下一步：扫描{ $player }的二维码
phones-now = 换{ $player }的二维码
phones-camera-label = 相机画面
phones-hold = 把这部手机对准{ $player }屏幕上的二维码。
phones-paste = 改用粘贴
phones-paste-how = 粘贴{ $player }手机传来的链接
phones-take = 连接
phones-code-again = 再次显示二维码
phones-send = 发送链接
phones-copied = 已复制链接。
phones-shown-address = 请复制并发送这个链接。
phones-this-phone = 用这部手机玩
phones-a-bot = 由电脑代打
phones-all = 全员到齐
phones-at-this = 用这部手机
phones-at-own = 用自己的手机
phones-seats-how = 手机要回到牌桌，请重新扫描二维码。
phones-seat-person = 用这部手机玩
phones-seat-bot = 电脑
phones-state-here = 手机已连接
phones-state-asleep = 手机休眠中
phones-state-lost = 手机已断开
phones-state-waiting = 手机尚未连接
phones-show-code = 显示二维码
phones-give = 交给手机
phones-to-phone = 改用手机
phones-plays-here = 改在这里玩
phones-bot-plays = 由电脑代打
phones-left = { $player }离开了牌桌。
phones-silent = { $player }的手机没有回应。
phones-fault = { $player }的手机传来不该有的内容，已中断连接。
phones-what-now = 怎么办？
guest-title = 附近有一桌
guest-who = 你的名字
guest-sit = 入座
guest-how = 发牌的手机只会在这里显示你的牌，不会显示别人的。两部手机要连同一个 Wi-Fi。
guest-hold = 给另一部手机扫描
guest-code-label = 回应牌桌的二维码
guest-looking = 正在寻找另一部手机…
guest-found = 找到了。现在让另一部手机扫描这个二维码。
guest-missing = 找不到另一部手机。两部手机是否连同一个 Wi-Fi？访客网络常会隔开手机，请换一个试试。
guest-send = 发送链接
guest-seated = 你已入座
guest-waits = { $named ->
    [1] 全员到齐后，由{ $host }发牌。
   *[false] 全员到齐后开始。
}
guest-asleep = { $named ->
    [1] 正在寻找{ $host }的手机…
   *[false] 正在寻找另一部手机…
}
guest-lost = { $named ->
    [1] { $host }的手机已断开。请在那部手机上点击“菜单 → 手机 → 显示二维码”。
   *[false] 另一部手机已断开。请在那部手机上点击“菜单 → 手机 → 显示二维码”。
}
guest-scan = 扫描牌桌的二维码
guest-scan-how = { $named ->
    [1] 在{ $host }的手机上点击“菜单 → 手机 → 显示二维码”。
   *[false] 在发牌的手机上点击“菜单 → 手机 → 显示二维码”。
}
guest-paste-how = 粘贴发牌手机传来的链接
guest-undone = { $player }收回了上一个决定。
guest-over = 你的座位
guest-away = 回到首页
guest-leave-text = 其他人会继续玩。要回来时，请扫描发牌手机上的二维码。
guest-handed = 二维码已交出
guest-handed-text = 请回到有牌桌的页面，这一页可以关闭。
guest-missing-here = 这个浏览器没有 WebRTC，无法加入牌桌。请用 Chrome、Firefox 或 Safari 开启链接。
line-version = 这部手机的网页与发牌手机的版本不同。请让两部手机都联网开启一次网页。
line-elsewhere = 你的座位现在在另一部手机或标签页上。
line-seat = 你的座位已交给别人。要回来时，请扫描发牌手机上的二维码。
line-fault = 另一部手机传来不该有的内容，连接已关闭。
code-foreign = 这不是本网页的二维码。
code-damaged = 这个二维码损坏了，请再试一次。
code-version = 这个二维码来自另一个版本的网页。请让两部手机都联网开启一次网页。
code-guest = 这是想加入的手机的二维码。请扫描发牌手机上的二维码。
code-table = 这是牌桌的二维码。请扫描{ $player }手机上的二维码。
code-older = 这是旧的二维码：请让{ $player }的手机扫描最新的二维码。
phones-hints = 所有人都能用提示
phones-state-weak = Wi-Fi 信号弱
phones-help = 工作方式
phones-help-needs = 需要什么
    .text = 所有手机连同一个 Wi-Fi，不需要互联网，没有联网的路由器也可以。每部手机都要先联网打开过一次这个网页，因为手机无法把网页传给别人。iPhone 扫描二维码后会打开 Safari，所以要在 Safari 打开过，只从主屏幕打开过并不够。
phones-help-camera = 为什么要用相机？
    .text = 发牌的手机用相机扫描其他手机的二维码。此外，浏览器只把手机在 Wi-Fi 里的地址告诉能用相机的网页，这样手机更容易找到彼此。其他人的网页不需要相机。不会录像，画面也不会离开手机。
phones-help-honest = 发牌的人看得到我的牌吗？
    .text = 发牌的手机里有整局游戏，就像发牌的人拿着整叠牌。网页只会显示那位玩家自己的牌，但懂得查看网页内部的人看得到更多。其他手机只会收到自己的牌。连接经过加密。
phones-help-cut = 发牌的人能决定牌序吗？
    .text = 不能：每部手机都会切牌。牌序由每部手机各出一个随机数决定，结束时每个网页都会检查。发牌的手机重新加载后就无法检查。
phones-help-found = 手机找不到彼此
    .text = 请确认都连同一个 Wi-Fi，没有改用移动网络或 VPN，并在发牌的手机上允许使用相机。
phones-help-hotel = 在酒店或咖啡馆
    .text = 访客网络常会隔开手机，只能换别的网络：自己的路由器，或让其他人连上一部手机的热点。热点能不能用要看手机。
phones-help-back = 手机锁定或重新加载了
    .text = 休眠几分钟或重新加载的手机会自己回来。关闭网页后，首页在半小时内会显示回到牌桌的按钮。如果没有回应，请在发牌手机的菜单中点击“手机”，显示二维码给它扫描。
guest-weak = Wi-Fi 信号弱，回应会比较慢。
guest-unfair = 这一局没有照约定发牌：发牌的手机可能选了牌序。
guest-seed = 已输入随机种子 { $seed }：知道种子的人就知道牌序。
hint-off = 这一桌关闭了提示。
phones-mark-weak = 信号弱
phones-mark-asleep = 休眠
phones-mark-lost = 断开
phones-mark-waiting = 无手机
guest-back = 回到座位
guest-gone = 没有回应。请扫描新的二维码回到牌桌。
illegal-late = 牌桌已经有了变化。
phones-network = 浏览器可能会问是否允许本网页查找局域网上的设备。请允许，手机要这样才找得到彼此。
