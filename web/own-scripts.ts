/** In which a page tells the server the hashes of its own inline scripts; it goes no further than that. */
export const ownScriptsHeader = 'X-Own-Scripts'
