// The entry of the package contains 1.4 kB that no call here uses, such as the names of all status codes.
import Axios from 'axios/unsafe/core/Axios.js';
import defaults from 'axios/unsafe/defaults/index.js';

/** An axios with the same defaults as in the package's entry. */
export const axios = new Axios(defaults);
