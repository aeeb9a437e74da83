import { expect, test } from 'vitest'
import { criticalStyle } from './critical-style.ts'

const pageWith = (classes: string) => `<body><p class="${classes}">Zuncho</p></body>`

test.each([
  ['.a{color:red}.b{color:blue}', 'a', '.a{color:red}'],
  ['.a .b{color:red}.a.b{color:blue}', 'a', ''],
  ['.a .b{color:red}.a.b{color:blue}', 'a b', '.a .b{color:red}.a.b{color:blue}'],
  // One selector of several is enough.
  ['.a,.b{color:red}', 'b', '.a,.b{color:red}'],
  [
    'p{margin:0}#menu:popover-open{color:red}[hidden]{display:none}',
    '',
    'p{margin:0}#menu:popover-open{color:red}[hidden]{display:none}',
  ],
  // Alternatives and exceptions ask for nothing.
  [
    '.a:not(.b){color:red}.a:is(.b,.c:not(.d)){color:blue}:has(.e) .a{top:0}',
    'a',
    '.a:not(.b){color:red}.a:is(.b,.c:not(.d)){color:blue}:has(.e) .a{top:0}',
  ],
  ['.a:hover:not([data-x=".z"]):before{content:"} .b{"}', 'a', '.a:hover:not([data-x=".z"]):before{content:"} .b{"}'],
  // Names with signs of their own.
  [
    String.raw`.lg\:w-1\/2{width:50%}.min-h-\[50vh\]{min-height:50vh}.mt-0\.5{margin:0}`,
    'lg:w-1/2 mt-0.5',
    String.raw`.lg\:w-1\/2{width:50%}.mt-0\.5{margin:0}`,
  ],
  [String.raw`.\32 xl\:a{top:0}.\31 0{top:0}`, '2xl:a', String.raw`.\32 xl\:a{top:0}`],
  [".a:before{content:'}.b{'}.b{top:0}", 'a', ".a:before{content:'}.b{'}"],
  [
    String.raw`.\[\&\>a\]\:block>a{display:block}`,
    '[&amp;&gt;a]:block',
    String.raw`.\[\&\>a\]\:block>a{display:block}`,
  ],
  [
    '@media (width>=64rem){.a{color:red}.b{color:blue}}@supports (a:b){.b{top:0}}',
    'a',
    '@media (width>=64rem){.a{color:red}}',
  ],
  // Layers keep their rank.
  [
    '@layer base,components;@layer base{.b{top:0}}@layer components{.a{top:0}}',
    'a',
    '@layer base,components;@layer base{}@layer components{.a{top:0}}',
  ],
  [
    '@font-face{font-family:A;src:url(a.woff2)}@property --x{syntax:"*"}@media print{p{top:0}}',
    '',
    '@font-face{font-family:A;src:url(a.woff2)}@property --x{syntax:"*"}@media print{p{top:0}}',
  ],
  // What Tailwind sets and nothing reads, and movements of others.
  [
    '.a{--tw-leading:2rem;line-height:2rem;--tw-scale:1}.b{line-height:var(--tw-leading,1rem)}@property --tw-leading{syntax:"*"}',
    'a',
    '.a{line-height:2rem;}',
  ],
  [
    '.a{--tw-leading:2rem;line-height:2rem}.b{line-height:var(--tw-leading,1rem)}@property --tw-leading{syntax:"*"}',
    'a b',
    '.a{--tw-leading:2rem;line-height:2rem}.b{line-height:var(--tw-leading,1rem)}@property --tw-leading{syntax:"*"}',
  ],
  [
    '@keyframes spin{0%{rotate:0}to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:1s fade}.b{animation:spin 1s}',
    'a',
    '@keyframes fade{to{opacity:0}}.a{animation:1s fade}',
  ],
  [
    ':root{--appear:fade 1s}@keyframes fade{to{opacity:0}}.a{animation:var(--appear)}',
    'a',
    ':root{--appear:fade 1s}@keyframes fade{to{opacity:0}}.a{animation:var(--appear)}',
  ],
  ['/*! Licence; {of} one */.a{top:0}/* .b */.b{top:0}', 'b', '.b{top:0}'],
])('of %s a page with "%s" needs %s', (css, classes, needed) => {
  expect(criticalStyle(css)(pageWith(classes))).toBe(needed)
})

test('pages with other classes get other rules, however many came before', () => {
  const names = Array.from({ length: 500 }, (_, index) => `c${index}`)
  const styleFor = criticalStyle(names.map((name) => `.${name}{top:0}`).join(''))
  for (const name of [...names, ...names]) expect(styleFor(pageWith(name))).toBe(`.${name}{top:0}`)
})
