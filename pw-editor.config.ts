import base from '/work/h/editor/playwright.config.ts';
export default { ...base, testDir: '/work/h/editor/e2e', globalSetup: undefined, workers: 1, outputDir: '/tmp/editor-results', reporter: 'line' };
