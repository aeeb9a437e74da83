import { accessSync, constants, globSync } from 'node:fs'
import { dirname } from 'node:path'

/** Debian's names. Patroni's package for etcd needs python3-etcd too. */
const needs = [
  { what: 'PostgreSQL 15 or later', paths: '/usr/lib/postgresql/{15,16,17,18,19}/bin/pg_ctl', packages: 'postgresql' },
  { what: 'Patroni', paths: '/usr/bin/patroni', packages: 'patroni python3-psycopg2' },
  {
    what: "Patroni's client of etcd",
    paths: '/usr/lib/python3/dist-packages/etcd/client.py',
    packages: 'python3-etcd',
  },
  { what: 'etcd', paths: '/usr/bin/etcd', packages: 'etcd-server' },
  { what: 'HAProxy', paths: '/usr/sbin/haproxy', packages: 'haproxy' },
  { what: 'nginx', paths: '/usr/sbin/nginx', packages: 'nginx' },
  { what: 'OpenSSL', paths: '/usr/bin/openssl', packages: 'openssl' },
]

const isThere = (path: string) => {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

const ipv6 = '/proc/net/if_inet6'

const isAtHand = ({ paths }: (typeof needs)[number]) => globSync(paths).some(isThere)

export const isNginxAtHand = () =>
  isThere(ipv6) && needs.filter(({ what }) => ['nginx', 'OpenSSL'].includes(what)).every(isAtHand)

export const missingNeeds = () => [
  ...needs
    .filter((need) => !isAtHand(need))
    .map(({ what, packages }) => `${what} is missing: apt-get install --no-install-recommends ${packages}`),
  ...(isThere(ipv6) ? [] : ['IPv6 is missing: turn it on, because nginx listens on it too']),
]

export const postgresPrograms = () => dirname(globSync(needs[0]?.paths ?? '').at(-1) ?? '')
