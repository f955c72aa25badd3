-- Counters of the rate limits, in the form that rate-limiter-flexible reads. Unlogged: after a crash
-- they begin anew, which costs nobody anything, and they never slow the log of what must be kept.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
