/** What holds JSX and runs on the server. The build of the site starts here and makes build/server/index.js. */
export { renderMail, renderNotice } from '../mail/render-mail.tsx'
export { site } from '../web/document/site.server.ts'
