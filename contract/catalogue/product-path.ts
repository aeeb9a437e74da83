/** The site finds the product by its id; the slug is for people. */
export const productPath = ({ slug, id }: { slug: string; id: number }) => `/productos/${slug}?producto=${id}`
