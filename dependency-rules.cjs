/** Imports run one way: web, admin -> contract <- api -> domain -> db. */
const only = (from, ...allowed) => ({
  name: `${from}-knows-only`,
  comment: `${from}/ may import ${allowed.join(', ') || 'nothing'} and itself.`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(admin|api|bench|colours|company|contract|db|domain|mail|media|root|server|tests|time-text|tools|turns|web)(/|\\.ts$)',
    pathNot: `^(${[from, ...allowed].join('|')})(/|\\.ts$)`,
  },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('contract'),
    only('web', 'contract', 'time-text', 'turns', 'company', 'colours', 'media/brand', 'media/picture-version'),
    only('admin', 'contract', 'time-text', 'company', 'colours', 'media/brand'),
    only('db', 'contract', 'root'),
    only('domain', 'db', 'contract', 'time-text', 'company', 'colours', 'root'),
    only('api', 'domain', 'contract', 'time-text', 'company', 'colours'),
    only('mail', 'domain', 'db', 'contract', 'time-text', 'company', 'colours'),
    only(
      'server',
      'api',
      'mail',
      'domain',
      'db',
      'contract',
      'time-text',
      'turns',
      'company',
      'colours',
      'root',
      'media/picture-version',
      'web/document',
    ),
    {
      name: 'production-knows-no-tests',
      severity: 'error',
      from: { path: '^(admin|web|contract|api|domain|db|mail|server)', pathNot: '\\.(test|gold)\\.tsx?$' },
      to: { path: ['^(tests|drill)/', '\\.(test|gold)\\.tsx?$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|node_modules|\\.react-router)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
