/** Names and units that read the same in every language, each where a check met it. */
export const names = [
  'Kinemorph', 'Kinemorph Robotics', 'Flagship Bumblebee', 'Toy Story Buzz Lightyear', 'Flagship Megatron', 'Flagship Grimlock', 'Flagship', 'Bumblebee G1 Performance', 'Elite Optimus Prime', 'AI Base',
  'Interstellar Scout K1', 'K1 Pro Interstellar Scout', 'Interstellar Scout', 'K1 Pro', 'Interstellar Agent T9-E', 'Buzz Lightyear Space Ranger Alpha', 'Flagship Optimus Prime', 'Optimus Prime Rise of the Beasts Signature Limited Edition',
  'Buzz Lightyear', 'Toy Story', 'Alpha', 'Bumblebee', 'Megatron', 'Optimus Prime', 'Grimlock', 'The Workbench Review', 'Servo Quarterly', 'Making at Home', 'Instagram', 'Facebook', 'YouTube', 'TikTok', 'Twitter', 'Hub', 'Studio',
  'name@example.com', 'Early Bird', 'Early Black Friday', 'Black Friday', 'Cyber Monday', 'Elite', 'Bluetooth', 'Wi-Fi', 'Low Energy', 'Space Ranger', 'Interstellar', 'mAh', 'GHz', 'IMU',
];

/** Words that other languages have taken over as they are, each where it was looked at. */
export const loanwords: Readonly<Record<string, readonly string[]>> = {
  'de-DE': ['Firmware', 'Version', 'Links', 'Japan', 'Support', 'Newsletter', 'Highlights', 'Pause', 'Code', 'Roboter', 'Chips', 'Servos', 'Software', 'V'],
  'fr-FR': ['Robot', 'Version', 'Date', 'Page', 'Pause', 'Menu', 'Newsletter', 'France', 'Canada', 'Europe', 'Minutes', 'Sections', 'Gyroscope', 'Contact', 'Questions', 'Servos', 'servos', 'V', 'min'],
  'ja-JP': ['V'],
  'ko-KR': ['V'],
  'zh-CN': ['V'],
};
