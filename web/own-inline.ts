/** In which a page tells the server the hashes of its own inline scripts and style; they go no further than that. */
export const ownScriptsHeader = 'X-Own-Scripts'
export const ownStyleHeader = 'X-Own-Style'
