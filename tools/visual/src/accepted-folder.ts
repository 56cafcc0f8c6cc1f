/**
 * The folder that records accepted pages. It is inside the folder of the committed pictures, so that the container and
 * the workflow return it with them.
 */
export const acceptedFolder = 'accepted';
