/** Who acts. An act that takes one kind cannot be called for another: what only staff may do is out of reach of a visitor, a mail or a job. */
export type Actor = Staff | Visitor | IncomingMail | Job

export type Staff = { kind: 'staff'; id: string; name: string; email: string }

/** A person on the public site, also by a private link. */
export type Visitor = { kind: 'visitor' }

/** What arrives by mail: a reply, or what a mail server says of a mail that was sent. */
export type IncomingMail = { kind: 'mail' }

/** The program itself: what is done at certain times, and by commands on the server. */
export type Job = { kind: 'job' }

export const visitor: Visitor = { kind: 'visitor' }

export const job: Job = { kind: 'job' }

/** For what is recorded: null if nobody of the staff did it. */
export const staffIdOf = (actor: Actor) => (actor.kind === 'staff' ? actor.id : null)
