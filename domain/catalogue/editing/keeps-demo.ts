const shownWhereAndWhen = ['position', 'published', 'active', 'startsAt', 'endsAt']

/** Any other change makes a product or banner of the demo the company's own. */
export const keepsDemo = (changed: string[]) => changed.every((field) => shownWhereAndWhen.includes(field))
