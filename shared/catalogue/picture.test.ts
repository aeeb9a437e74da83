import { expect, test } from 'vitest'
import { phoneWidthsOf, pictureAddress, pictureFile, readPictureAddress, widthsOf } from './picture.ts'

const picture = { path: '/media/products/zuncho-1', width: 1200, height: 900, color: '#c7caca' }

test('an address includes the size and colour of its picture', () => {
  expect(pictureAddress(picture)).toBe('/media/products/zuncho-1.jpg?w=1200&h=900&c=c7caca')
  expect(readPictureAddress(pictureAddress(picture))).toEqual(picture)
})

test('an address includes the width of the phone crop', () => {
  const wide = { ...picture, phone: 640 }
  expect(pictureAddress(wide)).toBe('/media/products/zuncho-1.jpg?w=1200&h=900&c=c7caca&p=640')
  expect(readPictureAddress(pictureAddress(wide))).toEqual(wide)
  expect(phoneWidthsOf(640)).toEqual([480, 640])
  expect(phoneWidthsOf(960)).toEqual([480, 640, 960])
})

test('the addresses of a picture and its files include the content version', () => {
  const versioned = { ...picture, phone: 640, version: '0a1b2c3d' }
  expect(pictureAddress(versioned)).toBe('/media/products/zuncho-1.jpg?w=1200&h=900&c=c7caca&p=640&v=0a1b2c3d')
  expect(readPictureAddress(pictureAddress(versioned))).toEqual(versioned)
  expect(pictureFile(versioned, '-640.avif')).toBe('/media/products/zuncho-1-640.avif?v=0a1b2c3d')
  expect(pictureFile(picture, '-640.avif')).toBe('/media/products/zuncho-1-640.avif')
})

test('a picture is stored in every step below its width, and in its own', () => {
  expect(widthsOf(picture)).toEqual([320, 480, 640, 960, 1200])
  expect(widthsOf({ ...picture, width: 960 })).toEqual([320, 480, 640, 960])
  expect(widthsOf({ ...picture, width: 1920 })).toEqual([320, 480, 640, 960, 1280, 1920])
})

test.each([
  'https://cdn.example/zuncho.jpg',
  'https://cdn.example/zuncho.jpg?w=1200&h=900&c=c7caca',
  '/media/products/zuncho-1.jpg',
  '/media/products/zuncho-1.jpg?w=1200&h=900&c=red;x',
  '/media/products/zuncho-1.jpg?w=1200&h=900&c=c7caca&p=x',
  '/media/../secret.jpg?w=1200&h=900&c=c7caca',
])('a plain address has no picture data: %s', (url) => {
  expect(readPictureAddress(url)).toBeUndefined()
})
