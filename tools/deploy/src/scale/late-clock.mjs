// Loaded before a replica's own code: delays its clock by this many milliseconds.
const lateBy = Number(process.env['LATE_BY_MS'] ?? 0);
const { now } = Date;
Date.now = () => now() - lateBy;
