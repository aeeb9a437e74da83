/** Imports run one way: web, admin -> shared <- api -> domain -> db. */
const only = (from, ...allowed) => ({
  name: `${from}-knows-only`,
  comment: `${from}/ may import ${allowed.join(', ') || 'nothing'} and itself.`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(admin|api|bench|db|demo|documents|domain|mail|media|server|shared|tests|tools|web)/',
    pathNot: `^(${[from, ...allowed].join('|')})(/|\\.ts$)`,
  },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('shared'),
    only('web', 'shared', 'media/brand', 'media/picture-version'),
    only('admin', 'shared', 'media/brand'),
    only('db', 'shared'),
    only('demo', 'db', 'shared'),
    only('domain', 'db', 'shared'),
    only('api', 'domain', 'shared'),
    only('mail', 'domain', 'db', 'shared'),
    only('documents', 'domain', 'shared'),
    only(
      'server',
      'api',
      'documents',
      'mail',
      'domain',
      'db',
      'demo',
      'shared',
      'media/picture-version',
      'web/document',
    ),
    {
      name: 'production-knows-no-tests',
      severity: 'error',
      from: {
        path: '^(admin|web|shared|api|documents|domain|demo|db|mail|server)/',
        pathNot: '\\.(test|gold)\\.tsx?$',
      },
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
