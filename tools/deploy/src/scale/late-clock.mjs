// Loaded before a replica's own code: its machine's clock is late by so many milliseconds.
const lateBy = Number(process.env['LATE_BY_MS'] ?? 0);
const { now } = Date;
Date.now = () => now() - lateBy;
