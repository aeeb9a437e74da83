import type { NextConfig } from 'next'

export default {
  poweredByHeader: false,
  // One run measures it as it comes, another with compressing left to a proxy in front.
  compress: process.env.TWIN_COMPRESS !== 'off',
  turbopack: { root: import.meta.dirname },
} satisfies NextConfig
