/** Writes the style sheets of each named chunk into a file, for pages that the service writes before their code has come. */
export class ChunkStyles {
  constructor(filename) {
    this.filename = filename;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ChunkStyles', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ChunkStyles', stage }, () => {
        const sheets = [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          group.getFiles().filter((file) => file.endsWith('.css')),
        ]);
        const named = Object.fromEntries(sheets.filter(([, files]) => files.length > 0));
        compilation.emitAsset(this.filename, new sources.RawSource(JSON.stringify(named)));
      });
    });
  }
}
