// Everything that holds for a layout, on five times as many random maps.
process.env.RANDOM_MAPS = '600'
await import('./layout.test.ts')
