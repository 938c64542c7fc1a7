/** Loaded ahead of a process: its clock is wrong by WRONG_BY_MS milliseconds. */
const wrongBy = Number(process.env.WRONG_BY_MS);
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...values) {
    super(...(values.length === 0 ? [RightDate.now() + wrongBy] : values));
  }
  static now() {
    return RightDate.now() + wrongBy;
  }
};
