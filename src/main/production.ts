// Imported before all else: React and the router read it once, when they are loaded.
process.env['NODE_ENV'] ??= 'production';
