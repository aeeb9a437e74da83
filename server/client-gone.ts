/** Nobody receives it. With 503 a rate limit would give back the request, and logs would count a failure of ours. */
export const clientGone = () => new Response(null, { status: 499 })
