phones-how = This phone deals the cards. All phones must be on the same Wi-Fi; no internet is needed. Every phone must have opened this page once before, an iPhone in Safari.
phones-honest = This phone holds the whole game, as a dealer holds the deck. The page shows only your own cards, but an expert could look inside the page and see more. Play with people you would let deal.
phones-join = { $count ->
    [one] { $count } phone joins
   *[other] { $count } phones join
}
phones-fewer = One phone less
phones-more = One phone more
phones-middle = Nobody plays on this device: it lies in the middle and shows the table
phones-camera = Allow the camera
phones-camera-why = It reads the codes of the other phones, and helps them find this one. No picture leaves this phone.
phones-camera-refused = The camera is not allowed. You can allow it in the browser’s settings, or go on without it.
phones-camera-missing = No camera was found. Go on without it: codes can be sent as links and pasted.
phones-without = Without a camera
phones-scan-this = { $player }: scan this
phones-code-label = QR code that seats { $player } at this table
phones-waiting = Open the camera app on { $player }’s phone and scan the code.
phones-read = Next: scan { $player }’s code
phones-now = Now { $player }’s code
phones-camera-label = What the camera sees
phones-hold = Hold this phone over the code on { $player }’s screen.
phones-paste = Paste instead
phones-paste-how = Paste the link from { $player }’s phone
phones-take = Connect
phones-code-again = Show the code again
phones-send = Send as a link
phones-copied = The link was copied.
phones-shown-address = Copy this link and send it.
phones-this-phone = Plays on this phone
phones-a-bot = A bot plays
phones-all = Everybody is here
phones-at-this = on this phone
phones-at-own = on their own phone
phones-seats-how = To come back to the table, a phone scans a code again.
phones-seat-person = plays on this phone
phones-seat-bot = a bot
phones-state-here = phone connected
phones-state-asleep = phone asleep
phones-state-lost = phone gone
phones-state-waiting = no phone yet
phones-show-code = Show a code
phones-give = Give to a phone
phones-to-phone = Move to a phone
phones-plays-here = Plays here
phones-bot-plays = A bot plays
phones-left = { $player } has left the table.
phones-silent = { $player }’s phone does not answer.
phones-fault = { $player }’s phone sent something it should not, and was disconnected.
phones-what-now = What now?
guest-title = A table nearby
guest-who = Your name
guest-sit = Sit down
guest-how = The phone that deals shows your cards here, and nobody else’s. Both phones must be on the same Wi-Fi.
guest-hold = Hold this to the other phone
guest-code-label = QR code that answers the table’s code
guest-looking = Looking for the other phone…
guest-found = Found it. Now let the other phone scan this code.
guest-missing = The other phone was not found. Are both on the same Wi-Fi? Guest networks often keep phones apart: try another one.
guest-send = Send as a link
guest-seated = You have a seat
guest-waits = { $named ->
    [1] { $host } deals when everybody is here.
   *[false] The game begins when everybody is here.
}
guest-asleep = { $named ->
    [1] Looking for { $host }’s phone…
   *[false] Looking for the other phone…
}
guest-lost = { $named ->
    [1] { $host }’s phone is gone. On it: Menu → Phones → Show a code.
   *[false] The other phone is gone. On it: Menu → Phones → Show a code.
}
guest-scan = Scan the table’s code
guest-scan-how = { $named ->
    [1] On { $host }’s phone: Menu → Phones → Show a code.
   *[false] On the phone that deals: Menu → Phones → Show a code.
}
guest-paste-how = Paste the link from the phone that deals
guest-undone = { $player } took back the last decision.
guest-over = Your seat
guest-away = Go to the start screen
guest-leave-text = The others play on. To come back, scan a code on the phone that deals.
guest-handed = The code was handed over
guest-handed-text = Go back to the page with the table. You can close this one.
guest-missing-here = This browser cannot join a table: it has no WebRTC. Open the link in Chrome, Firefox or Safari.
line-version = The page on this phone is older or newer than the one that deals. Open it once with internet on both phones.
line-elsewhere = Your seat is on another phone or tab now.
line-seat = Your seat has been given to somebody else. To come back, scan a code on the phone that deals.
line-fault = The connection was closed, because the other phone sent something it should not.
code-foreign = This is not a code of this page.
code-damaged = This code is damaged. Try again.
code-version = This code is from another version of the page. Open the page once with internet on both phones.
code-guest = This is a code of a phone that wants to join. Scan the code on the phone that deals.
code-table = This is a table’s code. Scan the code on { $player }’s phone.
code-older = This is an older code: { $player }’s phone must scan the newest one.
phones-hints = Hints for everybody
phones-state-weak = weak Wi-Fi
phones-help = How this works
phones-help-needs = What is needed
    .text = All phones on the same Wi-Fi. It needs no internet: a router that is not connected is enough. Every phone must have opened this page once with internet before, since a phone cannot hand the page on. On an iPhone, a scanned code opens Safari: the page must have been opened there, and not only from the home screen.
phones-help-camera = Why the camera?
    .text = The phone that deals reads the codes of the others with it. Browsers also tell only pages with a camera which address the phone has in the Wi-Fi: with it, the phones find one another more surely. The guests’ pages need no camera. Nothing is recorded, and no picture leaves the phone.
phones-help-honest = Can the dealer see my cards?
    .text = The phone that deals holds the whole game, as a dealer holds the deck. Its page shows only its own player’s cards, but an expert could look inside the page and see more. The other phones get their own cards and nothing else. The connection is encrypted.
phones-help-cut = Can the dealer choose the deal?
    .text = No: every phone cuts the deck. The deal is made of a random number from each phone, and at the end each page checks it. After the phone that deals was loaded again, it cannot be checked.
phones-help-found = The phones do not find each other
    .text = Look whether both are on the same Wi-Fi, and whether one of them uses mobile data or a VPN instead. Allow the camera on the phone that deals.
phones-help-hotel = In a hotel or a café
    .text = Guest networks often keep phones apart, and nothing helps against that but another network: your own router, or a phone’s hotspot that all others join. Whether it works with a hotspot depends on the phone.
phones-help-back = A phone was locked or loaded again
    .text = A phone that sleeps for some minutes comes back by itself, and so does one that was loaded again. If the page was closed, its first screen offers the way back for half an hour. If nobody answers, choose Phones in the menu of the phone that deals, and show it a code.
guest-weak = The Wi-Fi is weak: answers take long.
guest-unfair = This game was not dealt as promised: the phone that deals may have chosen the deck.
guest-seed = The seed { $seed } was typed in: with it anybody can know the deal.
hint-off = Hints are switched off at this table.
phones-mark-weak = weak
phones-mark-asleep = asleep
phones-mark-lost = gone
phones-mark-waiting = no phone
guest-back = Back to your seat
guest-gone = Nobody answers. Scan a new code to come back.
illegal-late = The table has moved on.
phones-network = The browser may ask whether this page may find devices on your network. Allow it: that is how the phones meet.
