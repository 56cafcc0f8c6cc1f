/** The businesses that share no data: each has its own account API. */
export type Market = 'us' | 'eu' | 'cn';
