export { accountBenefits, passwordLength, signUpCredits, signUpDiscount } from './account.ts';
export { articleIds, articles, manualsShare, type Article, type ArticleId, type Share } from './articles/articles.ts';
export { boundaries, type Boundary } from './boundaries.ts';
export { brand, socialLink } from './brand.ts';
export * from './campaigns/by-folder.ts';
export type { GroupId, ProductGroup } from './campaigns/black-friday-2024/groups.ts';
export type { BlackFridayRegion, BlackFridayStage } from './campaigns/black-friday-2024/timeline.ts';
export type { GiftGuidePerson } from './campaigns/christmas-2024/gift-guide.ts';
export type { ChristmasReward } from './campaigns/christmas-2024/rewards.ts';
export type { ChristmasRegion } from './campaigns/christmas-2024/timeline.ts';
export {
  campaigns,
  campaignTimelines,
  saleCampaigns,
  type AnyCampaign,
  type CampaignId,
} from './campaigns/campaigns.ts';
export { flagshipBumblebeeBooking } from './campaigns/flagship-bumblebee-pre-order/booking.ts';
export { groupsIn, lowersPrice } from './campaigns/groups.ts';
export { campaignSections, type CampaignSection } from './campaigns/campaign.ts';
export { campaignName, campaignParts, campaignTextId, pageParts, type CampaignPart } from './campaigns/names.ts';
export type { Dealer } from './dealers/dealer.ts';
export { dealersOf } from './dealers/dealers.ts';
export { crafts, milestones, people, team, type Craft, type Milestone, type Person } from './company.ts';
export { appReleases, firmware, platforms, type AppRelease, type Platform } from './downloads.ts';
export { delivery, deliveryCost, deliveryOf, shipsFree } from './delivery.ts';
export { dealersIn, places, type Place, type Script } from './dealers/hongkong-macao.ts';
export type {
  Home,
  HomeDesk,
  HomeEntryId,
  HomeGuide,
  HomeQuote,
  HomeRobot,
  HomeTile,
  OtherTile,
  ProductTile,
} from './home/home.ts';
export { homes } from './home/homes.ts';
export { legalIds, legalNotices, offices, taxNotes } from './legal.ts';
export type { LegalNotice, LegalNoticeId } from './legal-notice.ts';
export { seriesIds, type DayText, type Manual, type ManualKind, type SeriesId } from './manuals/manual.ts';
export { manuals, productsOf, seriesOf } from './manuals/manuals.ts';
export { accountOf } from './navigation/account.ts';
export type { NavItem } from './navigation/nav-item.ts';
export { navigation } from './navigation/navigation.ts';
export { returnDays, textBanners, type TextBanner } from './navigation/text-banners.ts';
export {
  newsItems,
  newsRegions,
  newsSlugOf,
  newsSlugs,
  type NewsItem,
  type NewsPath,
  type NewsSlug,
} from './news/news.ts';
export { addressLines, phoneLink, shownPhone, type Office } from './office.ts';
export { shippingPasses, type Shipping } from './products/booking.ts';
export { announcedFrom, lineUp } from './products/line-up.ts';
export { nearestProduct } from './products/nearest-product.ts';
export { offerOf, type Money, type Offer } from './products/offer.ts';
export { grimlockPreOrder } from './products/grimlock-g1-flagship/product.ts';
export {
  limitedEditionPreOrder,
  standardEditionPrice,
} from './products/optimus-prime-rise-of-the-beasts-signature-limited-edition/product.ts';
export {
  boxItems,
  sharedScreen,
  shapes,
  standardWarrantyYears,
  type BoxItem,
  type Hardware,
  type Installment,
  type Licence,
  type Product,
  type ProductFacts,
  type Shape,
} from './products/product.ts';
export type { PriceFile, WrittenPrices, WrittenWindow } from './products/price-file.ts';
export type { ProductId } from './products/product-id.ts';
export { productName, productPageParts, productParts, productTextId } from './products/names.ts';
export { productIds, products } from './products/products.ts';
export {
  averageRating,
  ratingCount,
  reviewsFrom,
  reviewsOf,
  reviewTextIds,
  starCounts,
  type OwnerReview,
  type Reviews,
} from './products/reviews.ts';
export { pressKits, type PressKit } from './press-kit/press-kits.ts';
export { retention } from './retention.ts';
export { markets, type Market, type MarketId } from './regions/markets.ts';
export { countryTextId } from './regions/country-names.ts';
export type { ConsentRule, Delivery, RegionId, RegionSettings, SocialNetwork } from './regions/region.ts';
export {
  everyRegion,
  isRegionId,
  regionEntries,
  regionIds,
  regions,
  withAlike,
  xDefaultPreference,
  type Country,
  type Currency,
  type Region,
} from './regions/regions.ts';
export { isSecurityReviewDue, securityContact, securityContactExpiry } from './security-contact.ts';
export { siteIds, type SiteId } from './site-id.ts';
export { addressOnSite, pathOnSite, siteOf, sites, type Site } from './sites.ts';
export { draftPages, hasPage, siteMap, type PagePath, type PageRecord, type ScreenId } from './site-map.ts';
export { support, supportedProducts } from './support.ts';
export type { FixId } from './products/fixes.ts';
export type { Firmware, FirmwareNote } from './products/firmware.ts';
export type { Target } from './target.ts';
export type { ContentTextId } from './text-id.ts';
export { sample } from './sample.ts';
export { sampleTexts, type SampleTexts } from './sample-texts.ts';
