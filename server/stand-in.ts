/** What stands at a picture's address until the picture is made: the studio's backdrop and a strapped box. */
export const standIn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
  <rect width="1200" height="900" fill="#e4e5e7"/>
  <g fill="none" stroke="#9aa3ad" stroke-width="6" stroke-linejoin="round">
    <path d="M600 270 810 375v210L600 690 390 585V375z M390 375l210 105 210-105 M600 480v210"/>
  </g>
  <path d="M495 322.500 705 427.500v210" fill="none" stroke="#c8102e" stroke-width="10" stroke-linejoin="round"/>
</svg>`
